import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { endReleaseStop, getMemberMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { catchUp } from '#domains/trade-payments/server/payments/catching-up.service.ts'
import { transact } from '#platform/server/database/db.ts'
import {
  aPaidDeal,
  openPayingMarket,
  readMoney,
  receiveDeal,
  runMoneyJobs,
  sendDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { checkMoney, findMoneyAnomalies } from './invariants.service.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())

/** Triggers and foreign keys are off, as in a restored dump that was edited by hand. */
const corrupt = async (statement: string) =>
  await transact(app.platform.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(statement).execute(tx)
  })

const countAlarms = async () => {
  await app.settle()
  const { items } = await app.as(market.admin).call(listNotifications, {})
  return items.filter(({ title }) => title === 'Alert: payments and invoices don’t add up').length
}

interface Fault {
  name: string
  breakIt: (paymentId: number) => string
  mendIt: (paymentId: number) => string
}

const chargeEntry = (id: number) =>
  `cause_id = (select id from money_causes where key = 'charge-${id}') and account = 'held'`

const faults: Fault[] = [
  {
    name: 'money_cause_out_of_balance',
    breakIt: (id) => `update money_entries set amount_cents = amount_cents + 1 where ${chargeEntry(id)}`,
    mendIt: (id) => `update money_entries set amount_cents = amount_cents - 1 where ${chargeEntry(id)}`,
  },
  {
    name: 'charge_differs_from_payment',
    breakIt: (id) => `update trade_payments set amount_cents = amount_cents + 1 where id = ${id}`,
    mendIt: (id) => `update trade_payments set amount_cents = amount_cents - 1 where id = ${id}`,
  },
  {
    name: 'waiting_money_differs_from_status',
    breakIt: (id) => `update money_entries set account = 'refunding' where ${chargeEntry(id)}`,
    mendIt: (id) =>
      `update money_entries set account = 'held' where ${chargeEntry(id).replace("'held'", "'refunding'")}`,
  },
  {
    name: 'refunds_differ_from_journal',
    breakIt: (id) => `insert into trade_refunds
      (payment_id, amount_cents, cause, status, requested_at, next_try_at)
      values (${id}, 1, 'dispute', 'due', now(), now() + interval '1 day')`,
    mendIt: (id) => `delete from trade_refunds where payment_id = ${id}`,
  },
  {
    name: 'payouts_differ_from_journal',
    breakIt: (id) => `insert into payouts
      (account_id, payment_id, gateway, method, amount_cents, status, created_at, next_try_at)
      select seller_id, id, gateway, method, 1, 'due', now(), now() + interval '1 day' from trade_payments where id = ${id}`,
    mendIt: (id) => `delete from payouts where payment_id = ${id}`,
  },
  {
    name: 'chargebacks_differ_from_journal',
    breakIt: (id) => `insert into chargebacks
      (payment_id, gateway, gateway_chargeback_id, amount_cents, status, is_withdrawn, reason, opened_at, ended_at)
      select id, gateway, 'dp_${id}', 100, 'lost', true, 'fraudulent', now(), now() from trade_payments where id = ${id}`,
    mendIt: (id) => `delete from chargebacks where payment_id = ${id}`,
  },
]

test.each(faults)('checkMoney stops releases for $name until staff end the stop', async (fault) => {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
  expect(await checkMoney(app.platform.db, app.platform.log)).toEqual([])
  const alarms = await countAlarms()

  await corrupt(fault.breakIt(deal.payment_id))
  const found = await checkMoney(app.platform.db, app.platform.log)
  expect(found.map(({ name }) => name)).toContain(fault.name)
  expect(await countAlarms()).toBe(alarms + 1)
  const { stop } = await app.as(market.admin).call(getMemberMoney, {})
  expect(stop?.reason).toContain(found[0]!.name)

  await receiveDeal(market, deal)
  await corrupt(fault.mendIt(deal.payment_id))
  expect(await findMoneyAnomalies(app.platform.db)).toEqual([])
  await catchUp(app.platform)
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'held' })

  await app.as(market.admin).call(endReleaseStop, { reason: 'We have corrected the row.' })
  await catchUp(app.platform)
  await runMoneyJobs(market)
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'released' })
  expect(await findMoneyAnomalies(app.platform.db)).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectRows } from '#domains/billing/server/invoices/reading/lists.queries.ts'
import { moneyChecks, selectMoneyFindings } from '#domains/insights/server/invariants/money.queries.ts'
import { findMoneyAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { enableFirstPlans } from '#domains/billing/server/plans/plans.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { enrolDemoAdmin } from '../people/demo-admin.ts'
import { enrolMembers } from '../people/enrol-members.ts'
import { fillPlans, goBack } from './past-plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await enrolDemoAdmin(app.platform)
  await transact(app.platform.db, async (tx) => {
    await enrolMembers(tx)
    await enableFirstPlans(tx)
  })
  await fillPlans(app.platform)
})
afterAll(() => app[Symbol.asyncDispose]())

const select = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.platform.db)).rows

test('dealers and the agency have the expected plans', async () => {
  const rows = await select(sql<object>`
    select a.trading_name as firm, p.name as plan, s.status, s.cancels_at_period_end as leaves, s.period_ends_at > now() as is_ahead
      from subscriptions s join accounts a on a.id = s.account_id join plans p on p.id = s.plan_id order by 1`)
  expect(rows).toEqual([
    { firm: 'Kererū Cars', plan: 'Dealer Pro', status: 'active', leaves: false, is_ahead: true },
    { firm: 'Kōwhai Realty', plan: 'Agency, yearly', status: 'active', leaves: false, is_ahead: true },
    { firm: 'Pīwakawaka Autos', plan: 'Dealer', status: 'active', leaves: true, is_ahead: true },
    { firm: 'Tūī Motor Company', plan: 'Dealer', status: 'past_due', leaves: false, is_ahead: false },
  ])
  const without = await select(sql<{ email: string }>`
    select email from cards c join accounts a on a.id = c.account_id
     where not exists (select from subscriptions s where s.account_id = a.id)`)
  expect(without).toEqual([{ email: 'priya@demo.hoko.nz' }])
})

test('invoices equal payments minus refunds, and their numbers follow the dates', async () => {
  const [sums] = await select(sql<Record<'paid' | 'refunded' | 'invoiced', number>>`
    select (select sum(amount_cents) from payments where status = 'succeeded')::bigint as paid,
           (select sum(amount_cents) from refunds where status = 'succeeded')::bigint as refunded,
           (select sum(total_cents) from invoices)::bigint as invoiced`)
  expect(sums!.refunded).toBe(7450)
  expect(sums!.invoiced).toBe(sums!.paid - sums!.refunded)
  const invoices = await select(sql<{ number: number; issued_at: Date; supplier_gst_number: string }>`
    select number, issued_at, supplier_gst_number from invoices order by number`)
  expect(invoices.length).toBeGreaterThan(25)
  expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, n) => n + 1))
  const times = invoices.map(({ issued_at }) => issued_at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThan(Date.now())
  expect(new Set(invoices.map((one) => one.supplier_gst_number)).size).toBe(1)
})

test('the history has a failed payment, an upgrade and a correction invoice', async () => {
  const actions = await select(sql<{ action: string }>`
    select action from subscription_changes c join subscriptions s on s.id = c.subscription_id
      join accounts a on a.id = s.account_id where a.trading_name = 'Kererū Cars' order by c.id`)
  const received = actions.map(({ action }) => action)
  expect(received.filter((action) => action !== 'renewed')).toEqual([
    'started',
    'upgraded',
    'payment_failed',
    expect.any(String),
  ])
  expect(await select(sql<object>`select kind from invoices where kind = 'correction'`)).toHaveLength(1)
})

test('fillPlans notifies no one and changes nothing when it runs again', async () => {
  const count = () =>
    select(sql<object>`
      select (select count(*) from invoices) as invoices, (select count(*) from cards) as cards,
             (select count(*) from payments) as payments, (select count(*) from notifications) as notifications`)
  const before = await count()
  await app.settle()
  await Promise.all([fillPlans(app.platform), fillPlans(app.platform)])
  await app.settle()
  expect(await count()).toEqual(before)
  expect(before).toMatchObject([{ notifications: 0 }])
  const mail = await select(sql<object>`select id from sent_messages`)
  expect(mail).toEqual([])
})

test('a plan name on an invoice mentions the interval only where it is part of the name', async () => {
  const { db } = app.platform
  const ids = await select(sql<{ id: number }>`
    select i.id from invoices i left join payments p on p.id = i.payment_id
     where p.purpose in ('start', 'upgrade') order by i.id`)
  const rows = await selectRows(
    db,
    ids.map(({ id }) => id),
  )
  expect(rows.map(({ description }) => description).toSorted()).toEqual([
    'Agency, yearly',
    'Dealer Pro, monthly',
    'Dealer, monthly',
    'Dealer, monthly',
    'Dealer, monthly',
  ])
})

test('the generated payments have no money anomalies', async () => {
  expect(await findMoneyAnomalies(app.platform.db)).toEqual([])
})

const onePaid = `(select id from payments where status = 'succeeded' order by id limit 1)`
const faults: [string, string][] = [
  ['payment_without_its_invoice', `update payments set amount_cents = amount_cents + 1 where id = ${onePaid}`],
  ['payment_without_its_invoice', `update payments set status = 'failed' where id = ${onePaid}`],
  ['refund_without_its_correction', `update refunds set amount_cents = amount_cents - 1`],
  ['refunds_do_not_add_up', `update payments set refunded_cents = refunded_cents + 1 where id = ${onePaid}`],
  ['lines_do_not_add_up', `update invoice_lines set gst_cents = gst_cents + 1 where invoice_id = 1`],
  ['invoice_numbers_have_gaps', `update invoice_numbers set last_number = last_number + 1`],
  ['invoice_numbers_have_gaps', `update invoices set number = 1000000 where number = 3`],
  ['active_and_not_paid_for', `update subscriptions set period_ends_at = period_ends_at + interval '1 month' where status = 'active'`],
] // prettier-ignore

test('every money check has a fault to detect', () => {
  expect([...new Set(faults.map(([name]) => name))].toSorted()).toEqual(Object.keys(moneyChecks).toSorted())
})

test.each(faults)('findMoneyAnomalies detects %s: %s', async (name, breakIt) => {
  const rollback = new Error('rolled back')
  const found: string[] = []
  const broken = transact(app.platform.db, async (tx) => {
    await sql.raw(breakIt).execute(tx)
    found.push(...(await selectMoneyFindings(tx)).map((one) => one.name))
    throw rollback
  })
  await expect(broken).rejects.toBe(rollback)
  expect(found).toContain(name)
})

test.each([
  ['2026-03-31T05:00:00Z', 1, 0, '2026-02-28T05:00:00Z'],
  ['2026-03-02T05:00:00Z', 12, 2, '2025-02-28T05:00:00Z'],
  ['2026-01-10T05:00:00Z', 2, 1, '2025-11-09T05:00:00Z'],
])('listPaidDays %s minus %i months and %i days is %s', (now, months, days, then) => {
  expect(new Date(goBack(Date.parse(now), { months, days })).toISOString()).toBe(then.replace('Z', '.000Z'))
})

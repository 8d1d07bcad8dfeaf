import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStripeCard } from '#domains/billing/common/payments/payments.ts'
import { beginPayouts, checkPayoutAccount } from '#domains/trade-payments/common/trade-payments.ts'
import { sendDueRefunds } from '#domains/trade-payments/server/payments/refunding.service.ts'
import {
  settleStartedPayments,
  startPayment,
} from '#domains/trade-payments/server/payments/starting.service.ts'
import { sendDuePayouts } from '#domains/trade-payments/server/payouts/payouts.service.ts'
import { findMemberMoneyAnomalies } from '#domains/trade-payments/server/trade-payments.service.ts'
import { lockTrade } from '#domains/trades/server/actions/moves.queries.ts'
import { moveTrade } from '#domains/trades/server/actions/moves.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { answerSandboxOnboarding } from '#platform/server/payments/members/sandbox-accounts.ts'
import { aDeal } from '#test/harness/deals/deal-terms.ts'
import { atDepth } from '#test/harness/depth.ts'
import { aMember } from '#test/harness/market/people.ts'
import { changeSettings } from '#test/harness/market/plans.ts'
import { aSandboxToken } from '#test/harness/payments/gateways.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { copyTrades, sumAll, sumJournal } from '#test/harness/payments/journal-sums.ts'

// A process is killed before each statement between a charge, a refund or a payout and its row. The sandbox's books
// are in the same database, but in transactions of their own, as a gateway's are elsewhere.

const runFile = promisify(execFile)
const script = path.join(import.meta.dirname, '../harness/processes/paying-process.ts')

let app: TestApp
let seller: Person
let buyer: Person
let cardId: number
let templateId: number

beforeAll(async () => {
  app = await createTestApp()
  const admin = await aMember(app, { type: 'admin' })
  await changeSettings(app, admin, { pay_on_hoko_enabled: true, payout_hold_hours: 0 })
  const deal = await aDeal(app)
  ;({ seller, buyer } = deal)
  templateId = deal.trade_id
  await app.as(seller).call(beginPayouts, { method: 'card' })
  const { gateway_account_id: id } = await app.platform.db
    .selectFrom('payout_accounts')
    .select('gateway_account_id')
    .executeTakeFirstOrThrow()
  await transact(app.platform.db, (tx) => answerSandboxOnboarding(tx, id, 'approve'))
  await app.as(seller).call(checkPayoutAccount, { method: 'card' })
  cardId = (await app.as(buyer).call(createStripeCard, { token: aSandboxToken('visa') })).id
})
afterAll(() => app[Symbol.asyncDispose]())

async function anAgreedTrade(): Promise<number> {
  const people = [{ seller_id: seller.id, buyer_id: buyer.id, at: new Date() }]
  return (await copyTrades(app.platform.db, templateId, people))[0]!
}

const getPayInput = (tradeId: number) => ({
  trade_id: tradeId,
  buyer_id: buyer.id,
  card_id: cardId,
  method: 'card' as const,
  amount_cents: 3100,
})

const pay = async (tradeId: number) =>
  await startPayment(app.platform, { ...getPayInput(tradeId), idempotencyKey: null })

const move = async (tradeId: number, to: 'completed' | 'cancelled') =>
  await transact(app.platform.db, async (tx) => {
    const trade = (await lockTrade(tx, tradeId))!
    const action = to === 'completed' ? 'received' : 'cancelled'
    await moveTrade(tx, trade, { moved_by: null, side: 'system' }, { action, to }, new Date())
  })

interface Act {
  name: string
  input: object
}

/** Returns the number of statements, or null if it was killed. */
async function runKilled({ name, input }: Act, diesBefore: number | null): Promise<number | null> {
  const given = JSON.stringify({ connection: app.connection, act: name, input, dies_before: diesBefore })
  try {
    const { stdout } = await runFile(process.execPath, [script, given])
    return Number(stdout)
  } catch (error) {
    expect(error).toMatchObject({ signal: 'SIGKILL' })
    return null
  }
}

const inTwoMinutes = async () => new Date(Date.now() + 120_000)

const prepare: Record<string, (tradeId: number) => Promise<object>> = {
  pay: async (tradeId) => getPayInput(tradeId),
  refund: async (tradeId) => {
    await pay(tradeId)
    await move(tradeId, 'cancelled')
    const { id } = await app.platform.db
      .selectFrom('trade_refunds')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { refund_id: id }
  },
  payout: async (tradeId) => {
    await pay(tradeId)
    await move(tradeId, 'completed')
    const { id } = await app.platform.db
      .selectFrom('payouts')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { payout_id: id }
  },
}

async function readOutcome(tradeId: number) {
  const { db } = app.platform
  const payments = await db
    .selectFrom('trade_payments')
    .select(['id', 'status'])
    .where('trade_id', '=', tradeId)
    .execute()
  const ids = payments.map(({ id }) => id)
  const refunds = await db
    .selectFrom('trade_refunds')
    .select('status')
    .where('payment_id', 'in', ids)
    .execute()
  const payouts = await db.selectFrom('payouts').select('status').where('payment_id', 'in', ids).execute()
  return {
    payments: payments.map(({ status }) => status),
    refunds: refunds.map(({ status }) => status),
    payouts: payouts.map(({ status }) => status),
  }
}

const outcomes = {
  pay: { payments: ['held'], refunds: [], payouts: [] },
  refund: { payments: ['refunded'], refunds: ['sent'], payouts: [] },
  payout: { payments: ['released'], refunds: [], payouts: ['sent'] },
}

/** In the sandbox's own books. */
async function countThere() {
  const { db } = app.platform
  const count = async (table: 'sandbox_payments' | 'sandbox_refunds' | 'sandbox_transfers') =>
    (await db.selectFrom(table).select('id').execute()).length
  return {
    payments: await count('sandbox_payments'),
    refunds: await count('sandbox_refunds'),
    transfers: await count('sandbox_transfers'),
  }
}

test.each(['pay', 'refund', 'payout'] as const)(
  '%s takes effect once, wherever its process is killed',
  { timeout: 600_000 },
  async (name) => {
    const first = await anAgreedTrade()
    const statements = await runKilled({ name, input: await prepare[name]!(first) }, null)
    expect(statements).toBeGreaterThan(10)
    expect(await readOutcome(first)).toEqual(outcomes[name])
    const places = Array.from({ length: statements! }, (_, n) => n + 1)
    for (const place of places.filter((one) => one % atDepth(9, 1) === 0)) {
      const tradeId = await anAgreedTrade()
      const act = { name, input: await prepare[name]!(tradeId) }
      const before = await countThere()
      expect(await runKilled(act, place), `before statement ${place}`).toBeNull()
      await settleStartedPayments(app.platform, inTwoMinutes)
      await sendDueRefunds(app.platform, inTwoMinutes)
      await sendDuePayouts(app.platform, inTwoMinutes)
      const { db } = app.platform
      const rows = await db
        .selectFrom('trade_payments')
        .select('id')
        .where('trade_id', '=', tradeId)
        .execute()
      // Killed before its row was committed, nothing was charged, and the buyer presses again.
      if (rows.length === 0) {
        expect(await countThere()).toEqual(before)
        await pay(tradeId)
      }
      expect(await readOutcome(tradeId), `before statement ${place}`).toEqual(outcomes[name])
      const after = await countThere()
      expect(after).toEqual({
        payments: before.payments + (name === 'pay' ? 1 : 0),
        refunds: before.refunds + (name === 'refund' ? 1 : 0),
        transfers: before.transfers + (name === 'payout' ? 1 : 0),
      })
      expect(sumAll(await sumJournal(db))).toBe(0)
    }
    expect(await findMemberMoneyAnomalies(app.platform.db)).toEqual([])
  },
)

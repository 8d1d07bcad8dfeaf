import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { lockTrade } from '#domains/trades/server/actions/moves.queries.ts'
import { moveTrade } from '#domains/trades/server/actions/moves.service.ts'
import { markPaidOnHoko, releaseDueSales } from '#domains/trades/server/actions/paid-on-hoko.service.ts'
import { catchUp, reviewOldPayments } from '#domains/trade-payments/server/payments/catching-up.service.ts'
import { selectPayment } from '#domains/trade-payments/server/payments/payments.queries.ts'
import { sendDueRefunds } from '#domains/trade-payments/server/payments/refunding.service.ts'
import {
  settleStartedPayments,
  startPayment,
} from '#domains/trade-payments/server/payments/starting.service.ts'
import { syncPayment } from '#domains/trade-payments/server/payments/settling.service.ts'
import { sendDuePayouts } from '#domains/trade-payments/server/payouts/payouts.service.ts'
import { findMemberMoneyAnomalies } from '#domains/trade-payments/server/trade-payments.service.ts'
import { atDepth } from '#test/harness/depth.ts'
import { aDeal } from '#test/harness/deals/deal-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { cutLine } from '#test/harness/payments/member-gateway-double.ts'
import {
  giveCard,
  openPayingMarket,
  setUpPayouts,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { copyTrades, sumAll, sumJournal, sumOurs } from '#test/harness/payments/journal-sums.ts'

const sales = atDepth(160, 2000)
const days = 365
const dayMs = 86_400_000
const start = new Date('2026-01-01T00:00:00Z')

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())

/** The same numbers in every run. */
function startRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const random = startRandom(20_261_201)
let now = start
const clock = async () => now
/** Charged there, and the reply was lost: found by its key a day later. */
let unknownCents = 0

interface Sale {
  trade_id: number
  buyer_id: AccountId
  card_id: number
  payment_id: number | null
  paysOn: number
  fate: 'received' | 'left' | 'disputed' | 'cancelled' | 'lowered' | 'charged_back'
}

function chooseFate(): Sale['fate'] {
  const roll = random()
  if (roll < 0.55) return 'received'
  if (roll < 0.75) return 'left'
  if (roll < 0.85) return 'disputed'
  if (roll < 0.91) return 'cancelled'
  return roll < 0.96 ? 'lowered' : 'charged_back'
}

/** Acts by day. */
const plan = new Map<number, (() => Promise<void>)[]>()
const onDay = (day: number, act: () => Promise<void>) => void plan.set(day, [...(plan.get(day) ?? []), act])

type Step = Parameters<typeof moveTrade>[3]
const move = async (tradeId: number, step: Step, side: 'buyer' | 'seller' | 'system' = 'system') =>
  await transact(app.platform.db, async (tx) => {
    const trade = await lockTrade(tx, tradeId)
    if (!trade || trade.status === 'completed' || trade.status === 'cancelled') return
    await moveTrade(tx, trade, { moved_by: null, side }, step, now)
  })

async function pay(sale: Sale, day: number): Promise<void> {
  const isCut = random() < 0.05
  market.card.next =
    random() < 0.05 ? { outcome: 'failed', failure_code: 'declined' } : { outcome: 'succeeded' }
  market.card.fault = ({ name, when }) => void (isCut && name === 'charge' && when === 'after' && cutLine())
  const buyer = {
    trade_id: sale.trade_id,
    buyer_id: sale.buyer_id,
    card_id: sale.card_id,
    method: 'card' as const,
  }
  const payment = await startPayment(
    app.platform,
    { ...buyer, amount_cents: 3100, idempotencyKey: null },
    clock,
  )
  market.card.fault = () => undefined
  sale.payment_id = payment.id
  const isUnknown = payment.status === 'started' && market.card.next.outcome === 'succeeded'
  if (isUnknown) unknownCents += payment.amount_cents
  if (payment.status === 'failed') return onDay(day + 1, () => pay(sale, day + 1))
  onDay(day + 1, async () => {
    if (isUnknown) unknownCents -= payment.amount_cents
    await settleStartedPayments(app.platform, clock)
    await transact(app.platform.db, (tx) => markPaidOnHoko(tx, sale.trade_id, clock))
    planRest(sale, day + 1)
  })
}

function planRest(sale: Sale, day: number): void {
  const { trade_id: id, fate } = sale
  if (fate === 'cancelled') return onDay(day + 1, () => move(id, { action: 'cancelled', to: 'cancelled' }))
  if (fate === 'lowered') onDay(day, () => lowerTotal(id))
  const sentOn = day + 1 + Math.floor(random() * 3)
  onDay(sentOn, () => move(id, { action: 'sent', to: 'sent' }, 'seller'))
  const receivedOn = sentOn + 2 + Math.floor(random() * 5)
  if (fate === 'disputed') return planDispute(id, receivedOn)
  if (fate === 'charged_back') planChargeback(sale, day + Math.floor(random() * 60))
  if (fate !== 'left') onDay(receivedOn, () => move(id, { action: 'received', to: 'completed' }, 'buyer'))
}

async function lowerTotal(tradeId: number): Promise<void> {
  await transact(app.platform.db, async (tx) => {
    const trade = await lockTrade(tx, tradeId)
    if (!trade) return
    const terms = await tx
      .selectFrom('trade_terms')
      .selectAll()
      .where('trade_id', '=', tradeId)
      .executeTakeFirstOrThrow()
    const items = 1000 + Math.floor(random() * 1000)
    const total = items + (terms.delivery_cents ?? 0)
    await tx
      .insertInto('trade_terms')
      .values({
        ...terms,
        version: 2,
        cause: 'lowered',
        items_cents: items,
        total_cents: total,
        option: JSON.stringify(terms.option),
        address: JSON.stringify(terms.address),
        at: now,
      })
      .execute()
    await moveTrade(
      tx,
      trade,
      { moved_by: null, side: 'seller' },
      { action: 'total_lowered', total_cents: total },
      now,
    )
  })
}

function planDispute(tradeId: number, day: number): void {
  onDay(day, () => move(tradeId, { action: 'disputed', to: 'disputed' }, 'buyer'))
  const roll = random()
  const part = Math.floor(random() * 3100)
  const decision: Step =
    roll < 0.4
      ? { action: 'dispute_resolved', to: 'completed', refund_cents: part }
      : roll < 0.7
        ? { action: 'dispute_resolved', to: 'cancelled' }
        : { action: 'dispute_resolved', to: 'sent' }
  onDay(day + 5 + Math.floor(random() * 20), () => move(tradeId, decision))
}

function planChargeback(sale: Sale, day: number): void {
  const sync = async () => {
    const payment =
      sale.payment_id === null ? undefined : await selectPayment(app.platform.db, sale.payment_id)
    if (payment) await syncPayment(app.platform.db, market.card, payment, clock)
  }
  onDay(day, async () => {
    const payment =
      sale.payment_id === null ? undefined : await selectPayment(app.platform.db, sale.payment_id)
    const there = market.card.payments.get(payment?.gateway_payment_id ?? '')
    if (there?.status !== 'succeeded' || there.refunds.length > 0) return
    const id = market.card.openChargeback(there.id, there.amount_cents)
    await sync()
    onDay(day + 20, async () => {
      market.card.closeChargeback(id, random() < 0.5 ? 'won' : 'lost')
      await sync()
    })
  })
}

test(`a year of ${sales} sales sums to nought every day`, { timeout: 1_200_000 }, async () => {
  const template = await aDeal(app)
  const sellers: AccountId[] = [template.seller.id]
  while (sellers.length < 12) sellers.push((await aMember(app)).id)
  for (const id of sellers) await setUpPayouts(market, id, clock)
  const buyers = []
  while (buyers.length < 20) {
    const buyer = await aMember(app)
    buyers.push({ id: buyer.id, card_id: await giveCard(market, buyer) })
  }
  for (let n = 0; n < sales; n += 1) {
    const buyer = buyers[n % buyers.length]!
    const paysOn = Math.floor(random() * (days - 120))
    const at = new Date(start.getTime() + paysOn * dayMs)
    const people = { seller_id: sellers[n % sellers.length]!, buyer_id: buyer.id, at }
    const [tradeId] = await copyTrades(app.platform.db, template.trade_id, [people])
    const sale = {
      trade_id: tradeId!,
      buyer_id: buyer.id,
      card_id: buyer.card_id,
      payment_id: null,
      paysOn,
      fate: chooseFate(),
    }
    onDay(paysOn, () => pay(sale, paysOn))
  }
  const refusing = sellers.slice(0, 4).map((id) => `acct_card_${id}`)
  for (let day = 0; day < days; day += 1) {
    now = new Date(start.getTime() + day * dayMs)
    if (day % 30 === 10) for (const id of refusing) market.card.refusesTransfersTo.add(id)
    if (day % 30 === 20) market.card.refusesTransfersTo.clear()
    for (const act of plan.get(day) ?? []) await act()
    await releaseDueSales(app.platform.db, clock)
    await catchUp(app.platform, clock)
    await reviewOldPayments(app.platform, clock)
    await sendDueRefunds(app.platform, clock)
    await sendDuePayouts(app.platform, clock)
    const sums = await sumJournal(app.platform.db)
    expect(sumAll(sums), `day ${day}`).toBe(0)
    expect(sumOurs(sums), `day ${day}`).toBe(market.card.sumMoney() - unknownCents)
  }
  expect(await findMemberMoneyAnomalies(app.platform.db)).toEqual([])
  const statuses = await app.platform.db
    .selectFrom('trade_payments')
    .select(['status', (on) => on.fn.countAll<number>().as('payments')])
    .groupBy('status')
    .execute()
  const countOf = (status: string) => statuses.find((one) => one.status === status)?.payments ?? 0
  // All have ended, and none of the ways is missing.
  expect(countOf('started') + countOf('held') + countOf('disputed')).toBe(0)
  expect(countOf('released')).toBeGreaterThan(sales / 2)
  expect(countOf('refunded')).toBeGreaterThan(0)
  const chargebacks = await app.platform.db.selectFrom('chargebacks').select('status').execute()
  expect(new Set(chargebacks.map(({ status }) => status))).toEqual(new Set(['won', 'lost']))
  const triedAgain = await app.platform.db.selectFrom('payouts').select('id').where('tries', '>', 0).execute()
  expect(triedAgain.length).toBeGreaterThan(0)
})

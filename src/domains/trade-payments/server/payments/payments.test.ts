import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeTrade, listDisputes, resolveDispute } from '#domains/trades/common/trades.ts'
import { answerProposal, proposeChange } from '#domains/trades/common/terms.ts'
import {
  checkTradePayment,
  getPayouts,
  getTradeMoney,
  stateDelivered,
} from '#domains/trade-payments/common/trade-payments.ts'
import { must } from '#platform/common/must.ts'
import { changeSettings } from '#test/harness/market/plans.ts'
import { ageTrade } from '#test/harness/market/reviews.ts'
import { readTrade } from '#test/harness/deals/deal-terms.ts'
import { cutLine } from '#test/harness/payments/member-gateway-double.ts'
import {
  aPaidDeal,
  aPayableDeal,
  openPayingMarket,
  payDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { findMemberMoneyAnomalies } from '../trade-payments.service.ts'
import { sendDuePayouts } from '../payouts/payouts.service.ts'
import { sendDueRefunds } from './refunding.service.ts'
import { releaseDueSales } from '#domains/trades/server/actions/paid-on-hoko.service.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  market.card.next = { outcome: 'succeeded' }
  market.card.fault = () => undefined
  expect(await findMemberMoneyAnomalies(app.platform.db)).toEqual([])
})

type Deal = Awaited<ReturnType<typeof aPaidDeal>>

/** Runs what jobs would. */
async function runJobs() {
  await app.settle()
  await sendDueRefunds(app.platform)
  await sendDuePayouts(app.platform)
}

const parcel = { carrier: 'NZ Post', number: '00794212345678' }
const send = async ({ seller, trade_id: id }: Pick<Deal, 'seller' | 'trade_id'>) =>
  await app.as(seller).call(changeTrade, { id, action: 'mark_sent', parcel })
const receive = async ({ buyer, trade_id: id }: Pick<Deal, 'buyer' | 'trade_id'>) =>
  await app.as(buyer).call(changeTrade, { id, action: 'mark_received' })
const readMoney = async ({ buyer, trade_id: id }: Pick<Deal, 'buyer' | 'trade_id'>) =>
  await app.as(buyer).call(getTradeMoney, { id })
const readSellersMoney = async ({ seller, trade_id: id }: Pick<Deal, 'seller' | 'trade_id'>) =>
  await app.as(seller).call(getTradeMoney, { id })

test('a payment waits until the buyer has it, then the seller is paid less the fee', async () => {
  const deal = await aPaidDeal(market)
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({
    status: 'paid',
    payment_confirmed: true,
  })
  expect(await readMoney(deal)).toMatchObject({
    barrier: 'paid',
    due_cents: 0,
    payments: [{ status: 'held', amount_cents: 3100, release_at: null, payout: null }],
    may: [],
  })
  // 7.9 % of NZ$ 24.00; the delivery is the seller's.
  expect((await readSellersMoney(deal)).fee).toEqual({
    items_cents: 2400,
    fee_cents: 190,
    gst_cents: 25,
    net_cents: 2910,
  })
  expect(await send(deal)).toMatchObject({ status: 'sent' })
  expect((await readMoney(deal)).payments[0]!.release_at).not.toBeNull()
  expect(await receive(deal)).toMatchObject({ status: 'completed' })
  await runJobs()
  expect((await readSellersMoney(deal)).payments).toMatchObject([
    { status: 'released', payout: { amount_cents: 2910, is_sent: true, has_failed: false } },
  ])
  expect(await app.as(deal.seller).call(getPayouts, {})).toMatchObject({
    waiting_cents: 0,
    on_its_way_cents: 0,
    paid_cents: 2910,
    balance_cents: 0,
    items: [{ amount_cents: 2910, status: 'sent', title: 'Hand-thrown bowl' }],
  })
})

test('the receipt can’t be undone once the money is released', async () => {
  const deal = await aPaidDeal(market)
  await send(deal)
  await receive(deal)
  const answer = await app.as(deal.buyer).call(changeTrade, { id: deal.trade_id, action: 'undo' })
  expect(answer).toMatchObject({ key: 'trade_moved', message: expect.stringContaining('released') })
})

test('payTrade refuses another sum, a stranger, and a sale that is paid', async () => {
  const deal = await aPayableDeal(market)
  expect(await payDeal(market, deal, { amount_cents: 3000 })).toMatchObject({
    key: 'price_changed',
    total_cents: 3100,
  })
  const other = await aPayableDeal(market)
  expect(await payDeal(market, { ...deal, buyer: other.buyer, card_id: other.card_id })).toMatchObject({
    key: 'not_found',
  })
  expect(await payDeal(market, { ...deal, card_id: other.card_id })).toMatchObject({ key: 'card_needed' })
  await payDeal(market, deal)
  expect(await payDeal(market, deal)).toMatchObject({ key: 'trade_moved' })
})

test('a declined card is told, and another try pays', async () => {
  const deal = await aPayableDeal(market)
  market.card.next = { outcome: 'failed', failure_code: 'insufficient_funds' }
  expect(await payDeal(market, deal)).toMatchObject({ key: 'card_declined' })
  market.card.next = { outcome: 'succeeded' }
  expect(await payDeal(market, deal)).toMatchObject({ status: 'held' })
})

test('a payment whose reply was lost is found by its key, and charged once', async () => {
  const deal = await aPayableDeal(market)
  const chargedBefore = market.card.payments.size
  market.card.fault = ({ name, when }) => void (name === 'charge' && when === 'after' && cutLine())
  const started = await payDeal(market, deal)
  expect(started).toMatchObject({ status: 'started' })
  market.card.fault = () => undefined
  expect(await app.as(deal.buyer).call(checkTradePayment, { id: started.id })).toMatchObject({
    status: 'held',
  })
  expect(market.card.payments.size).toBe(chargedBefore + 1)
})

test('a bank payment goes on at the bank, and is paid twice only to be given back', async () => {
  const deal = await aPayableDeal(market)
  market.bank.next = { outcome: 'requires_action' }
  const waiting = await payDeal(market, deal, { method: 'bank' })
  expect(waiting).toMatchObject({ status: 'started', action_url: expect.stringContaining('bank.example') })
  const [bankPayment] = [...market.bank.payments.keys()].slice(-1)
  // The card comes first, the bank goes through as well.
  market.bank.cancelPayment = async (id) => await market.bank.readPayment(id)
  expect(await payDeal(market, deal)).toMatchObject({ status: 'held' })
  await app.settle()
  market.bank.answer(must(bankPayment, 'payment'), true)
  expect(await app.as(deal.buyer).call(checkTradePayment, { id: waiting.id })).toMatchObject({
    status: 'refunded',
    refunds: [{ amount_cents: 3100, cause: 'paid_twice' }],
  })
  await runJobs()
  expect(market.bank.sumMoney()).toBe(0)
})

test('a payment that comes after the sale was cancelled is given back', async () => {
  const deal = await aPayableDeal(market)
  market.card.next = { outcome: 'requires_action' }
  const waiting = await payDeal(market, deal)
  const proposed = await app
    .as(deal.seller)
    .call(proposeChange, { id: deal.trade_id, kind: 'cancel', quantity: 1 })
  expect(proposed.is_applied).toBe(false)
  const { proposal } = await readTrade(app, deal.buyer, deal.trade_id)
  await app.as(deal.buyer).call(answerProposal, {
    id: deal.trade_id,
    proposal_id: must(proposal, 'proposal').id,
    answer: 'accept',
  })
  market.card.answer([...market.card.payments.keys()].at(-1)!, true)
  expect(await app.as(deal.buyer).call(checkTradePayment, { id: waiting.id })).toMatchObject({
    status: 'refunded',
    refunds: [{ cause: 'paid_too_late' }],
  })
})

test('pieces cancelled singly and a lower total give back their part', async () => {
  const deal = await aPayableDeal(market, { quantity: 3 })
  const total = 3 * 2400 + 700 + 2 * 200
  const payment = await payDeal(market, deal, { amount_cents: total })
  expect(payment).toMatchObject({ status: 'held', amount_cents: total })
  await app.settle()
  await app.as(deal.buyer).call(proposeChange, { id: deal.trade_id, kind: 'cancel', quantity: 1 })
  const { proposal } = await readTrade(app, deal.seller, deal.trade_id)
  await app.as(deal.seller).call(answerProposal, {
    id: deal.trade_id,
    proposal_id: must(proposal, 'proposal').id,
    answer: 'accept',
  })
  expect((await readMoney(deal)).payments[0]).toMatchObject({ status: 'held', refunded_cents: 2600 })
  const lower = { id: deal.trade_id, kind: 'total' as const, items_cents: 4000, delivery_cents: 900 }
  expect(await app.as(deal.seller).call(proposeChange, lower)).toMatchObject({ is_applied: true })
  expect((await readMoney(deal)).payments[0]).toMatchObject({ status: 'held', refunded_cents: 3400 })
  await send(deal)
  await receive(deal)
  await runJobs()
  // 7.9 % of NZ$ 40.00.
  expect((await readSellersMoney(deal)).payments[0]!.payout).toMatchObject({ amount_cents: 4900 - 316 })
})

test('a sale cancelled by both gives everything back, and no fee is taken', async () => {
  const deal = await aPaidDeal(market)
  await app.as(deal.seller).call(proposeChange, { id: deal.trade_id, kind: 'cancel', quantity: 1 })
  const { proposal } = await readTrade(app, deal.buyer, deal.trade_id)
  await app.as(deal.buyer).call(answerProposal, {
    id: deal.trade_id,
    proposal_id: must(proposal, 'proposal').id,
    answer: 'accept',
  })
  await runJobs()
  expect((await readMoney(deal)).payments).toMatchObject([
    { status: 'refunded', refunded_cents: 3100, refunds: [{ cause: 'sale_cancelled', is_sent: true }] },
  ])
})

async function aDisputedDeal() {
  const deal = await aPaidDeal(market)
  await send(deal)
  await ageTrade(app, deal.trade_id, 4)
  await app.as(deal.buyer).call(changeTrade, {
    id: deal.trade_id,
    action: 'open_dispute',
    reason: 'It came broken.',
    dispute_kind: 'not_as_described',
  })
  const { items } = await app.as(market.admin).call(listDisputes, { listing: deal.listing_id })
  return { ...deal, dispute_id: must(items[0], 'dispute').id }
}

test('nothing is released while a dispute is open, and the decision moves the money with it', async () => {
  const deal = await aDisputedDeal()
  expect((await readMoney(deal)).payments[0]).toMatchObject({ status: 'disputed' })
  await app.platform.db
    .updateTable('trade_payments')
    .set({ release_at: new Date(0) })
    .where('trade_id', '=', deal.trade_id)
    .execute()
  await releaseDueSales(app.platform.db)
  expect((await readMoney(deal)).payments[0]).toMatchObject({ status: 'disputed' })
  const decide = { id: deal.dispute_id, outcome: 'completed' as const, word: 'Each bears a part.' }
  expect(await app.as(market.admin).call(resolveDispute, { ...decide, refund_cents: 3101 })).toMatchObject({
    key: 'validation_failed',
  })
  expect(await app.as(market.admin).call(resolveDispute, { ...decide, refund_cents: 1000 })).toMatchObject({
    decision: { outcome: 'completed' },
  })
  await runJobs()
  expect((await readSellersMoney(deal)).payments[0]).toMatchObject({
    status: 'released',
    refunded_cents: 1000,
    refunds: [{ cause: 'dispute', is_sent: true }],
    payout: { amount_cents: 2100 - 190 },
  })
})

test.each([
  ['cancelled', { status: 'refunded', refunded_cents: 3100 }, 'cancelled'],
  ['agreed', { status: 'held', refunded_cents: 0 }, 'sent'],
] as const)('a dispute decided as %s leaves the money where it belongs', async (outcome, money, status) => {
  const deal = await aDisputedDeal()
  await app.as(market.admin).call(resolveDispute, { id: deal.dispute_id, outcome, word: 'So it is.' })
  expect((await readMoney(deal)).payments[0]).toMatchObject(money)
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({ status })
})

test('money is released by itself 14 days after sending, or 3 after the carrier delivered it', async () => {
  const deal = await aPaidDeal(market)
  await send(deal)
  const days = async () => {
    const { release_at: at } = (await readMoney(deal)).payments[0]!
    return Math.round((Date.parse(must(at, 'release_at')) - Date.now()) / 86_400_000)
  }
  expect(await days()).toBe(14)
  expect(await app.as(deal.buyer).call(stateDelivered, { id: deal.trade_id })).toMatchObject({
    key: 'trade_moved',
  })
  expect(await app.as(deal.seller).call(stateDelivered, { id: deal.trade_id })).toMatchObject({
    role: 'seller',
  })
  expect(await days()).toBe(3)
  await releaseDueSales(app.platform.db)
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({ status: 'sent' })
  await releaseDueSales(app.platform.db, async () => new Date(Date.now() + 3.1 * 86_400_000))
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({ status: 'completed' })
  expect((await readSellersMoney(deal)).payments[0]).toMatchObject({ status: 'released' })
})

test('a refused payout is tried again with another key, and an unreachable one with its own', async () => {
  const deal = await aPaidDeal(market)
  const account = `acct_card_${deal.seller.id}`
  market.card.refusesTransfersTo.add(account)
  await send(deal)
  await receive(deal)
  await runJobs()
  expect((await readSellersMoney(deal)).payments[0]!.payout).toMatchObject({
    is_sent: false,
    has_failed: true,
  })
  market.card.refusesTransfersTo.delete(account)
  const inHours = (hours: number) => async () => new Date(Date.now() + hours * 3_600_000)
  await sendDuePayouts(app.platform, inHours(0.5))
  expect((await readSellersMoney(deal)).payments[0]!.payout).toMatchObject({ is_sent: false })
  market.card.fault = ({ name, when }) => void (name === 'transfer' && when === 'after' && cutLine())
  await sendDuePayouts(app.platform, inHours(2))
  market.card.fault = () => undefined
  await sendDuePayouts(app.platform, inHours(2))
  expect((await readSellersMoney(deal)).payments[0]!.payout).toMatchObject({ is_sent: true })
  expect([...market.card.transfers.values()].filter((one) => one.account === account)).toHaveLength(1)
})

test('a chargeback after the release is taken from the next sales first', async () => {
  const first = await aPaidDeal(market)
  const gatewayPayment = [...market.card.payments.keys()].at(-1)!
  await send(first)
  await receive(first)
  await runJobs()
  const chargeback = market.card.openChargeback(gatewayPayment, 3100)
  await app.as(first.buyer).call(checkTradePayment, { id: first.payment_id })
  const balance = async () => (await app.as(first.seller).call(getPayouts, {})).balance_cents
  expect(await balance()).toBe(-2910)
  const next = await aPaidDeal(market, { seller: first.seller })
  await send(next)
  await receive(next)
  await runJobs()
  expect(await balance()).toBe(0)
  expect((await readSellersMoney(next)).payments[0]).toMatchObject({ status: 'released', payout: null })
  market.card.closeChargeback(chargeback, 'won')
  await app.as(first.buyer).call(checkTradePayment, { id: first.payment_id })
  await runJobs()
  expect(await app.as(first.seller).call(getPayouts, {})).toMatchObject({
    balance_cents: 0,
    paid_cents: 5820,
  })
})

test('a chargeback on waiting money stops its release, and ends it if it is lost', async () => {
  const deal = await aPaidDeal(market)
  const chargeback = market.card.openChargeback([...market.card.payments.keys()].at(-1)!, 3100)
  await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  await send(deal)
  await receive(deal)
  expect((await readMoney(deal)).payments[0]).toMatchObject({ status: 'disputed', has_open_chargeback: true })
  market.card.closeChargeback(chargeback, 'lost')
  await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  expect((await readMoney(deal)).payments[0]).toMatchObject({
    status: 'refunded',
    has_open_chargeback: false,
  })
})

test('a refund made at the gateway itself is counted', async () => {
  const deal = await aPaidDeal(market)
  market.card.refundThere([...market.card.payments.keys()].at(-1)!, 1100)
  await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  expect((await readMoney(deal)).payments[0]).toMatchObject({
    status: 'held',
    refunded_cents: 1100,
    refunds: [{ cause: 'at_gateway', is_sent: true }],
  })
})

test('a listing keeps the fee of its publishing', async () => {
  const deal = await aPayableDeal(market)
  await changeSettings(app, market.admin, { success_fee_rate_bp: 2000 })
  await payDeal(market, deal)
  expect((await readSellersMoney(deal)).fee).toMatchObject({ fee_cents: 190 })
  await changeSettings(app, market.admin, { success_fee_rate_bp: 790 })
})

test('nothing can be paid while it is off, and what waits is released all the same', async () => {
  const [paid, unpaid] = [await aPaidDeal(market), await aPayableDeal(market)]
  await changeSettings(app, market.admin, { pay_on_hoko_enabled: false })
  expect(await readMoney(unpaid)).toMatchObject({ barrier: 'off', may: [] })
  expect(await payDeal(market, unpaid)).toMatchObject({ key: 'trade_moved' })
  await send(paid)
  await receive(paid)
  expect((await readMoney(paid)).payments[0]).toMatchObject({ status: 'released' })
  await changeSettings(app, market.admin, { pay_on_hoko_enabled: true })
})

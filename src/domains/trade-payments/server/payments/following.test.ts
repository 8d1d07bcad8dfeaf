import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeTrade, listDisputes, resolveDispute } from '#domains/trades/common/trades.ts'

import {
  checkTradePayment,
  getPayouts,
  stateDelivered,
} from '#domains/trade-payments/common/trade-payments.ts'
import { must } from '#platform/common/must.ts'

import { ageTrade } from '#test/harness/market/reviews.ts'
import { readTrade } from '#test/harness/deals/deal-terms.ts'
import { cutLine } from '#test/harness/payments/member-gateway-double.ts'
import {
  aPaidDeal,
  openPayingMarket,
  readMoney,
  readSellersMoney,
  receiveDeal,
  runMoneyJobs,
  sendDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { findMemberMoneyAnomalies } from '../trade-payments.service.ts'
import { sendDuePayouts } from '../payouts/payouts.service.ts'

import { cancelNeverSent, releaseDueSales } from '#domains/trades/server/actions/paid-on-hoko.service.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => {
  market.card.next = { outcome: 'succeeded' }
  market.card.fault = () => undefined
})

async function aDisputedDeal() {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
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

test('an open dispute stops the release, and its decision moves the money', async () => {
  const deal = await aDisputedDeal()
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'disputed' })
  await app.platform.db
    .updateTable('trade_payments')
    .set({ release_at: new Date(0) })
    .where('trade_id', '=', deal.trade_id)
    .execute()
  await releaseDueSales(app.platform.db)
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'disputed' })
  const decide = { id: deal.dispute_id, outcome: 'completed' as const, word: 'Each bears a part.' }
  expect(await app.as(market.admin).call(resolveDispute, { ...decide, refund_cents: 3101 })).toMatchObject({
    key: 'validation_failed',
  })
  expect(await app.as(market.admin).call(resolveDispute, { ...decide, refund_cents: 1000 })).toMatchObject({
    decision: { outcome: 'completed' },
  })
  await runMoneyJobs(market)
  expect((await readSellersMoney(market, deal)).payments[0]).toMatchObject({
    status: 'released',
    refunded_cents: 1000,
    refunds: [{ cause: 'dispute', is_sent: true }],
    payout: { amount_cents: 2100 - 166 },
  })
})

test.each([
  ['cancelled', { status: 'refunded', refunded_cents: 3100 }, 'cancelled'],
  ['agreed', { status: 'held', refunded_cents: 0 }, 'sent'],
] as const)('a dispute decided as %s leaves the money where it belongs', async (outcome, money, status) => {
  const deal = await aDisputedDeal()
  await app.as(market.admin).call(resolveDispute, { id: deal.dispute_id, outcome, word: 'So it is.' })
  expect((await readMoney(market, deal)).payments[0]).toMatchObject(money)
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({ status })
})

test('money is released by itself 14 days after sending, or once the buyer could object to a delivery', async () => {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
  const days = async () => {
    const { release_at: at } = (await readMoney(market, deal)).payments[0]!
    return Math.round((Date.parse(must(at, 'release_at')) - Date.now()) / 86_400_000)
  }
  expect(await days()).toBe(14)
  expect(await app.as(deal.buyer).call(stateDelivered, { id: deal.trade_id })).toMatchObject({
    key: 'trade_moved',
  })
  expect(await app.as(deal.seller).call(stateDelivered, { id: deal.trade_id })).toMatchObject({
    role: 'seller',
  })
  expect(await days()).toBe(4)
  await releaseDueSales(app.platform.db)
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({ status: 'sent' })
  await releaseDueSales(app.platform.db, async () => new Date(Date.now() + 4.1 * 86_400_000))
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({ status: 'completed' })
  expect((await readSellersMoney(market, deal)).payments[0]).toMatchObject({ status: 'released' })
})

test('a refused payout is tried again with another key, and an unreachable one with its own', async () => {
  const deal = await aPaidDeal(market)
  const account = `acct_card_${deal.seller.id}`
  market.card.refusesTransfersTo.add(account)
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  expect((await readSellersMoney(market, deal)).payments[0]!.payout).toMatchObject({
    is_sent: false,
    has_failed: true,
  })
  market.card.refusesTransfersTo.delete(account)
  const inHours = (hours: number) => async () => new Date(Date.now() + hours * 3_600_000)
  await sendDuePayouts(app.platform, inHours(0.5))
  expect((await readSellersMoney(market, deal)).payments[0]!.payout).toMatchObject({ is_sent: false })
  market.card.fault = ({ name, when }) => void (name === 'transfer' && when === 'after' && cutLine())
  await sendDuePayouts(app.platform, inHours(2))
  market.card.fault = () => undefined
  await sendDuePayouts(app.platform, inHours(2))
  expect((await readSellersMoney(market, deal)).payments[0]!.payout).toMatchObject({ is_sent: true })
  expect([...market.card.transfers.values()].filter((one) => one.account === account)).toHaveLength(1)
})

test('a chargeback after the release is taken from the next sales first', async () => {
  const first = await aPaidDeal(market)
  const gatewayPayment = [...market.card.payments.keys()].at(-1)!
  await sendDeal(market, first)
  await receiveDeal(market, first)
  await runMoneyJobs(market)
  const chargeback = market.card.openChargeback(gatewayPayment, 3100)
  await app.as(first.buyer).call(checkTradePayment, { id: first.payment_id })
  const balance = async () => (await app.as(first.seller).call(getPayouts, {})).balance_cents
  expect(await balance()).toBe(-2910)
  const next = await aPaidDeal(market, { seller: first.seller })
  await sendDeal(market, next)
  await receiveDeal(market, next)
  await runMoneyJobs(market)
  expect(await balance()).toBe(0)
  expect((await readSellersMoney(market, next)).payments[0]).toMatchObject({
    status: 'released',
    payout: null,
  })
  market.card.closeChargeback(chargeback, 'won')
  await app.as(first.buyer).call(checkTradePayment, { id: first.payment_id })
  await runMoneyJobs(market)
  expect(await app.as(first.seller).call(getPayouts, {})).toMatchObject({
    balance_cents: 0,
    paid_cents: 5820,
  })
})

test('a chargeback on waiting money stops its release, and ends it if it is lost', async () => {
  const deal = await aPaidDeal(market)
  const chargeback = market.card.openChargeback([...market.card.payments.keys()].at(-1)!, 3100)
  await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({
    status: 'disputed',
    has_open_chargeback: true,
  })
  market.card.closeChargeback(chargeback, 'lost')
  await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({
    status: 'refunded',
    has_open_chargeback: false,
  })
})

test('a refund made at the gateway itself is counted', async () => {
  const deal = await aPaidDeal(market)
  market.card.refundThere([...market.card.payments.keys()].at(-1)!, 1100)
  await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({
    status: 'held',
    refunded_cents: 1100,
    refunds: [{ cause: 'at_gateway', is_sent: true }],
  })
})

test('a sale that was never sent is cancelled on day 84, and its buyer has the money back', async () => {
  const deal = await aPaidDeal(market)
  const inDays = (days: number) => async () => new Date(Date.now() + days * 86_400_000)
  await cancelNeverSent(app.platform.db, inDays(83.9))
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'held' })
  await cancelNeverSent(app.platform.db, inDays(84.1))
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({
    status: 'refunded',
    refunded_cents: 3100,
  })
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({ status: 'cancelled' })
})

test('a chargeback is won only once its money is back', async () => {
  const deal = await aPaidDeal(market)
  const id = market.card.openChargeback([...market.card.payments.keys()].at(-1)!, 3100)
  const check = () => app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  const { readChargeback } = market.card
  market.card.readChargeback = async (one) => ({ ...(await readChargeback(one)), status: 'won' })
  expect(await check()).toMatchObject({ status: 'disputed', has_open_chargeback: true })
  market.card.readChargeback = readChargeback
  market.card.closeChargeback(id, 'won')
  expect(await check()).toMatchObject({ status: 'held', has_open_chargeback: false })
})

test('a refund at the gateway after the release is the seller’s to return', async () => {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  market.card.refundThere([...market.card.payments.keys()].at(-1)!, 3100)
  expect(await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })).toMatchObject({
    status: 'released',
    refunds: [{ cause: 'at_gateway', amount_cents: 3100 }],
  })
  expect(await app.as(deal.seller).call(getPayouts, {})).toMatchObject({ balance_cents: -2910 })
})

test('everything adds up after all of them', async () => {
  expect(await findMemberMoneyAnomalies(app.platform.db)).toEqual([])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeTrade } from '#domains/trades/common/trades.ts'
import { answerProposal, proposeChange } from '#domains/trades/common/terms.ts'
import { checkTradePayment, getPayouts, payTrade } from '#domains/trade-payments/common/trade-payments.ts'
import { must } from '#platform/common/must.ts'
import { changeSettings } from '#test/harness/market/plans.ts'

import { readTrade } from '#test/harness/deals/deal-terms.ts'
import { cutLine } from '#test/harness/payments/member-gateway-double.ts'
import {
  aPaidDeal,
  aPayableDeal,
  openPayingMarket,
  payDeal,
  readMoney,
  readSellersMoney,
  receiveDeal,
  runMoneyJobs,
  sendDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { findMemberMoneyAnomalies } from '../trade-payments.service.ts'

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

test('a payment waits until the buyer has it, then the seller is paid less the fee', async () => {
  const deal = await aPaidDeal(market)
  expect(await readTrade(app, deal.buyer, deal.trade_id)).toMatchObject({
    status: 'paid',
    payment_confirmed: true,
  })
  expect(await readMoney(market, deal)).toMatchObject({
    barrier: 'paid',
    due_cents: 0,
    payments: [{ status: 'held', amount_cents: 3100, release_at: null, payout: null }],
    may: [],
  })
  // 7.9 % of NZ$ 24.00; the delivery is the seller's.
  expect((await readSellersMoney(market, deal)).fee).toEqual({
    items_cents: 2400,
    fee_cents: 190,
    gst_cents: 25,
    net_cents: 2910,
  })
  expect(await sendDeal(market, deal)).toMatchObject({ status: 'sent' })
  expect((await readMoney(market, deal)).payments[0]!.release_at).not.toBeNull()
  expect(await receiveDeal(market, deal)).toMatchObject({ status: 'completed' })
  await runMoneyJobs(market)
  expect((await readSellersMoney(market, deal)).payments).toMatchObject([
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
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
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

test('a repeated press returns its own payment, and another press ends an unfinished one', async () => {
  const deal = await aPayableDeal(market)
  market.card.next = { outcome: 'requires_action' }
  const input = {
    trade_id: deal.trade_id,
    method: 'card' as const,
    card_id: deal.card_id,
    amount_cents: 3100,
  }
  const press = () => app.as(deal.buyer).call(payTrade, input, { idempotencyKey: 'the-same-press-of-pay' })
  const first = await press()
  expect(first).toMatchObject({ status: 'started' })
  expect(await press()).toMatchObject({ id: first.id, status: 'started' })
  market.card.next = { outcome: 'succeeded' }
  expect(await payDeal(market, deal)).toMatchObject({ status: 'held' })
  expect(await app.as(deal.buyer).call(checkTradePayment, { id: first.id })).toMatchObject({
    status: 'cancelled',
  })
})

test('a card that may be charged already isn’t charged again', async () => {
  const deal = await aPayableDeal(market)
  market.card.fault = ({ name }) => void (name === 'charge' && cutLine())
  await payDeal(market, deal)
  expect(await payDeal(market, deal)).toMatchObject({ key: 'payment_under_way' })
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
  await runMoneyJobs(market)
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
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'held', refunded_cents: 2600 })
  const lower = { id: deal.trade_id, kind: 'total' as const, items_cents: 4000, delivery_cents: 900 }
  expect(await app.as(deal.seller).call(proposeChange, lower)).toMatchObject({ is_applied: true })
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'held', refunded_cents: 3400 })
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  // 7.9 % of NZ$ 40.00.
  expect((await readSellersMoney(market, deal)).payments[0]!.payout).toMatchObject({
    amount_cents: 4900 - 316,
  })
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
  await runMoneyJobs(market)
  expect((await readMoney(market, deal)).payments).toMatchObject([
    { status: 'refunded', refunded_cents: 3100, refunds: [{ cause: 'sale_cancelled', is_sent: true }] },
  ])
})

test('a listing keeps the fee of its publishing', async () => {
  const deal = await aPayableDeal(market)
  await changeSettings(app, market.admin, { success_fee_rate_bp: 2000 })
  await payDeal(market, deal)
  expect((await readSellersMoney(market, deal)).fee).toMatchObject({ fee_cents: 190 })
  await changeSettings(app, market.admin, { success_fee_rate_bp: 790 })
})

test('payTrade refuses while it is off, and what waits is released all the same', async () => {
  const [paid, unpaid] = [await aPaidDeal(market), await aPayableDeal(market)]
  await changeSettings(app, market.admin, { pay_on_hoko_enabled: false })
  expect(await readMoney(market, unpaid)).toMatchObject({ barrier: 'off', may: [] })
  expect(await payDeal(market, unpaid)).toMatchObject({ key: 'trade_moved' })
  await sendDeal(market, paid)
  await receiveDeal(market, paid)
  expect((await readMoney(market, paid)).payments[0]).toMatchObject({ status: 'released' })
  await changeSettings(app, market.admin, { pay_on_hoko_enabled: true })
})

test('everything adds up after all of them', async () => {
  expect(await findMemberMoneyAnomalies(app.platform.db)).toEqual([])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeTrade, listDisputes, resolveDispute } from '#domains/trades/common/trades.ts'
import { answerProposal, proposeChange } from '#domains/trades/common/terms.ts'
import { downloadChargebackEvidence } from '#domains/trade-payments/common/evidence.ts'
import {
  cancelTradePayment,
  checkTradePayment,
  endReleaseStop,
  getMemberMoney,
  getTradeMoney,
  payTrade,
  stateDelivered,
} from '#domains/trade-payments/common/trade-payments.ts'
import { must } from '#platform/common/must.ts'
import { readTrade } from '#test/harness/deals/deal-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { changeSettings } from '#test/harness/market/plans.ts'
import { ageTrade } from '#test/harness/market/reviews.ts'
import {
  aPaidDeal,
  aPayableDeal,
  openPayingMarket,
  payDeal,
  readMoney,
  receiveDeal,
  runMoneyJobs,
  sendDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { cutLine } from '#test/harness/payments/member-gateway-double.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { sumAll, sumJournal, sumOurs } from '#test/harness/payments/journal-sums.ts'
import { catchUp } from './catching-up.service.ts'
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
})

async function readSums() {
  await runMoneyJobs(market)
  await catchUp(app.platform)
  await runMoneyJobs(market)
  const sums = await sumJournal(app.platform.db)
  const there = market.card.sumMoney() + market.bank.sumMoney()
  return {
    all: sumAll(sums),
    gap: sumOurs(sums) - there,
    anomalies: await findMemberMoneyAnomalies(app.platform.db),
  }
}
const right = { all: 0, gap: 0, anomalies: [] }

type Deal = Awaited<ReturnType<typeof aPayableDeal>>
const lastPayment = () => must([...market.card.payments.keys()].at(-1), 'payment')

async function accept(by: Person, { trade_id: id }: Pick<Deal, 'trade_id'>) {
  const { proposal } = await readTrade(app, by, id)
  return await app
    .as(by)
    .call(answerProposal, { id, proposal_id: must(proposal, 'proposal').id, answer: 'accept' })
}

async function dispute({ buyer, trade_id: id, listing_id: listing }: Deal) {
  await ageTrade(app, id, 4)
  await app.as(buyer).call(changeTrade, { id, action: 'open_dispute', reason: 'It came broken.' })
  const { items } = await app.as(market.admin).call(listDisputes, { listing })
  return must(
    items.find(({ decision }) => decision === null),
    'dispute',
  ).id
}

test('only the two sides read or move the money of a sale', async () => {
  const deal = await aPaidDeal(market)
  const other = await aPayableDeal(market)
  const support = await aMember(app, { type: 'admin' })
  for (const person of [other.buyer, other.seller]) {
    const as = app.as(person)
    expect(await as.call(getTradeMoney, { id: deal.trade_id })).toMatchObject({ key: 'not_found' })
    expect(await as.call(checkTradePayment, { id: deal.payment_id })).toMatchObject({ key: 'not_found' })
    expect(await as.call(cancelTradePayment, { id: deal.payment_id })).toMatchObject({ key: 'not_found' })
    expect(await as.call(stateDelivered, { id: deal.trade_id })).toMatchObject({ key: 'not_found' })
    expect(await as.call(getMemberMoney, {})).toMatchObject({ status: 403 })
    expect(await as.call(endReleaseStop, { reason: 'Let it go.' })).toMatchObject({ status: 403 })
    expect(await as.call(downloadChargebackEvidence, { id: 1 })).toMatchObject({ status: 403 })
  }
  expect(await app.as(deal.seller).call(checkTradePayment, { id: deal.payment_id })).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(support).call(getTradeMoney, { id: deal.trade_id })).toMatchObject({ status: 403 })
  const pay = { trade_id: other.trade_id, method: 'card' as const, card_id: deal.card_id, amount_cents: 3100 }
  expect(await app.as(other.seller).call(payTrade, pay)).toMatchObject({ key: 'not_found' })
})

test.each([0, -1, 1.5, 1e15, Number.NaN])(
  'payTrade refuses the sum %s before anything is read',
  async (amount) => {
    const deal = await aPayableDeal(market)
    expect(await payDeal(market, deal, { amount_cents: amount })).toMatchObject({ key: 'validation_failed' })
  },
)

test('a rest that is paid later, a cancelled piece and a decision about everything add up', async () => {
  const deal = await aPayableDeal(market, { quantity: 2 })
  await payDeal(market, deal, { amount_cents: 5700 })
  await app.settle()
  const dearer = { id: deal.trade_id, kind: 'total' as const, items_cents: 5000, delivery_cents: 1000 }
  await app.as(deal.seller).call(proposeChange, dearer)
  await accept(deal.buyer, deal)
  expect(await readMoney(market, deal)).toMatchObject({ due_cents: 300, barrier: null })
  expect(await payDeal(market, deal, { amount_cents: 300 })).toMatchObject({ status: 'held' })
  await app.as(deal.buyer).call(proposeChange, { id: deal.trade_id, kind: 'cancel', quantity: 1 })
  await accept(deal.seller, deal)
  await sendDeal(market, deal)
  const id = await dispute({ ...deal })
  const { payments } = await readMoney(market, deal)
  const left = payments.reduce((sum, one) => sum + one.amount_cents - one.refunded_cents, 0)
  const decision = { id, outcome: 'completed' as const, word: 'All of it.' }
  expect(await app.as(market.admin).call(resolveDispute, { ...decision, refund_cents: left })).toMatchObject({
    decision: { outcome: 'completed' },
  })
  expect((await readMoney(market, deal)).payments.map(({ status }) => status)).toEqual([
    'refunded',
    'refunded',
  ])
  expect(await readSums()).toEqual(right)
})

test('a decision of nothing for the buyer releases everything, and one to go on leaves it waiting', async () => {
  const [released, waiting] = [await aPaidDeal(market), await aPaidDeal(market)]
  for (const deal of [released, waiting]) await sendDeal(market, deal)
  const word = 'So it is.'
  const ids = [await dispute(released), await dispute(waiting)]
  await app
    .as(market.admin)
    .call(resolveDispute, { id: ids[0]!, outcome: 'completed', word, refund_cents: 0 })
  await app.as(market.admin).call(resolveDispute, { id: ids[1]!, outcome: 'agreed', word })
  expect((await readMoney(market, released)).payments[0]).toMatchObject({
    status: 'released',
    refunded_cents: 0,
  })
  expect(await receiveDeal(market, waiting)).toMatchObject({ status: 'completed' })
  expect((await readMoney(market, waiting)).payments[0]).toMatchObject({ status: 'released' })
  expect(await readSums()).toEqual(right)
})

test.each([
  ['decided first, won later', ['decide', 'won']],
  ['won first, decided later', ['won', 'decide']],
  ['decided first, lost later', ['decide', 'lost']],
  ['lost first, decided later', ['lost', 'decide']],
] as const)('a chargeback during a dispute, %s, pays one of the two', async (_name, steps) => {
  for (const outcome of ['completed', 'cancelled'] as const) {
    const deal = await aPaidDeal(market)
    const payment = lastPayment()
    await sendDeal(market, deal)
    const id = await dispute(deal)
    const check = () => app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
    const chargeback = market.card.openChargeback(payment, 3100)
    await check()
    for (const step of steps) {
      if (step === 'decide')
        await app.as(market.admin).call(resolveDispute, { id, outcome, word: 'So it is.' })
      else {
        market.card.closeChargeback(chargeback, step)
        await check()
      }
    }
    expect(await readSums()).toEqual(right)
    const isBack = steps.includes('lost' as never) || outcome === 'cancelled'
    expect((await readMoney(market, deal)).payments[0]!.status).toBe(isBack ? 'refunded' : 'released')
    const paidOut = [...market.card.transfers.values()].filter(
      (one) => one.account === `acct_card_${deal.seller.id}`,
    )
    expect(paidOut).toHaveLength(isBack ? 0 : 1)
  }
})

test('a part refunded there and the rest charged back add up', async () => {
  const deal = await aPaidDeal(market)
  const payment = lastPayment()
  market.card.refundThere(payment, 1100)
  market.card.closeChargeback(market.card.openChargeback(payment, 2000), 'lost')
  await app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  expect((await readMoney(market, deal)).payments[0]).toMatchObject({ status: 'refunded' })
  expect(await readSums()).toEqual(right)
})

test('two chargebacks, the first lost and the second won, leave the second’s money to the sale', async () => {
  const deal = await aPaidDeal(market)
  const [first, second] = [1000, 2100].map((cents) => market.card.openChargeback(lastPayment(), cents))
  const check = () => app.as(deal.buyer).call(checkTradePayment, { id: deal.payment_id })
  await check()
  market.card.closeChargeback(first!, 'lost')
  expect(await check()).toMatchObject({ status: 'disputed', has_open_chargeback: true })
  market.card.closeChargeback(second!, 'won')
  expect(await check()).toMatchObject({ status: 'held', has_open_chargeback: false })
  expect(await readSums()).toEqual(right)
})

test('a payment whose reply was lost can’t be stopped, and an edited listing doesn’t change its request', async () => {
  const deal = await aPayableDeal(market)
  market.card.fault = ({ name, when }) => void (name === 'charge' && when === 'after' && cutLine())
  const started = await payDeal(market, deal)
  market.card.fault = () => undefined
  expect(await app.as(deal.buyer).call(cancelTradePayment, { id: started.id })).toMatchObject({
    key: 'payment_under_way',
  })
  const { db } = app.platform
  await db.updateTable('listings').set({ title: 'Another title' }).where('id', '=', deal.listing_id).execute()
  expect(await app.as(deal.buyer).call(checkTradePayment, { id: started.id })).toMatchObject({
    status: 'held',
  })
  expect(await readSums()).toEqual(right)
})

test('a seller suspended, or paying switched off, while the buyer is at the bank keeps the money waiting', async () => {
  const deal = await aPayableDeal(market)
  market.card.next = { outcome: 'requires_action' }
  const started = await payDeal(market, deal)
  const { db } = app.platform
  await db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', deal.seller.id).execute()
  await changeSettings(app, market.admin, { pay_on_hoko_enabled: false })
  market.card.answer(lastPayment(), true)
  expect(await app.as(deal.buyer).call(checkTradePayment, { id: started.id })).toMatchObject({
    status: 'held',
  })
  await changeSettings(app, market.admin, { pay_on_hoko_enabled: true })
  expect(await readSums()).toEqual(right)
})

test('paying by card and bank, cancelling and checking at once charge for the sale once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const deal = await aPayableDeal(market)
    market.bank.next = { outcome: 'requires_action' }
    const byBank = await payDeal(market, deal, { method: 'bank' })
    const bankPayment = must([...market.bank.payments.keys()].at(-1), 'payment')
    const acts = [
      () => payDeal(market, deal),
      () => payDeal(market, deal),
      async () => market.bank.answer(bankPayment, true),
      () => app.as(deal.buyer).call(checkTradePayment, { id: byBank.id }),
      () => app.as(deal.buyer).call(cancelTradePayment, { id: byBank.id }),
    ]
    await Promise.all(acts.map((_, n) => acts[(n + round) % acts.length]!()))
    await app.as(deal.buyer).call(checkTradePayment, { id: byBank.id })
    expect(await readSums()).toEqual(right)
    const { payments, due_cents: due } = await readMoney(market, deal)
    const waiting = payments.filter(({ status }) => status === 'held')
    expect(waiting.length).toBe(due === 0 ? 1 : 0)
  }
})

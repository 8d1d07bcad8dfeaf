import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMember, liftSuspension, suspendMember } from '#domains/accounts/common/members/members.ts'
import { sendDueRefunds } from '#domains/trade-payments/server/payments/refunding.service.ts'
import { syncPayment } from '#domains/trade-payments/server/payments/settling.service.ts'
import { sendDuePayouts } from '#domains/trade-payments/server/payouts/payouts.service.ts'
import { cancelNeverSent, releaseDueSales } from '#domains/trades/server/actions/paid-on-hoko.service.ts'
import { must } from '#platform/common/must.ts'
import { readExport } from '#test/harness/read-export.ts'
import {
  aPaidDeal,
  openPayingMarket,
  receiveDeal,
  runMoneyJobs,
  sendDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const tryDeletion = async ({ id }: Person) =>
  await app.as(market.admin).call(deleteMember, { id, reason: 'Asked by phone.' })

/** Returns the reason why it can't be deleted yet. */
async function readBusyReason(person: Person): Promise<string | undefined> {
  const { key, message } = await tryDeletion(person)
  return key === 'account_busy' ? message : key
}

const inDays = (days: number) => async () => new Date(Date.now() + days * 86_400_000)

test('a seller with a payout that is due can be deleted only once it is sent', async () => {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
  market.card.refusesTransfersTo.add(`acct_card_${deal.seller.id}`)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  expect(await readBusyReason(deal.seller)).toMatch(
    /^This account has NZ\$.29\.10 from sales that we haven’t paid out yet/,
  )
  market.card.refusesTransfersTo.clear()
  await sendDuePayouts(app.platform, inDays(1))
  expect(await tryDeletion(deal.seller)).not.toHaveProperty('key')
})

test('a buyer with a refund on its way can be deleted only once it is sent', async () => {
  const deal = await aPaidDeal(market)
  market.card.fault = ({ name }) => {
    if (name === 'refund') throw new Error('unreachable')
  }
  await cancelNeverSent(app.platform.db, inDays(85))
  expect(await readBusyReason(deal.buyer)).toMatch(/^This account has a refund of NZ\$.31\.00 on its way/)
  market.card.fault = () => undefined
  await app.settle()
  await sendDueRefunds(app.platform, inDays(90))
  expect(await tryDeletion(deal.buyer)).not.toHaveProperty('key')
})

test('a seller who owes money after a chargeback cannot be deleted', async () => {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  const payment = await app.platform.db
    .selectFrom('trade_payments')
    .selectAll()
    .where('id', '=', deal.payment_id)
    .executeTakeFirstOrThrow()
  market.card.openChargeback(must(payment.gateway_payment_id, 'payment'), 3100)
  await syncPayment(app.platform.db, market.card, payment)
  expect(await readBusyReason(deal.seller)).toMatch(
    /^This account owes Hoko NZ\$.29\.10, because a buyer’s bank/,
  )
})

test('a suspended seller is released nothing by itself, and payouts wait until the suspension ends', async () => {
  const [waiting, released] = [await aPaidDeal(market), await aPaidDeal(market)]
  await sendDeal(market, waiting)
  await sendDeal(market, released)
  market.card.refusesTransfersTo.add(`acct_card_${released.seller.id}`)
  await receiveDeal(market, released)
  await runMoneyJobs(market)
  market.card.refusesTransfersTo.clear()
  const suspend = async ({ id }: Person) =>
    await app
      .as(market.admin)
      .call(suspendMember, { id, kind: 'whole', reason: 'We are looking into it.', until: null })
  await suspend(waiting.seller)
  const { suspensions } = await suspend(released.seller)
  await app.settle()

  await releaseDueSales(app.platform.db, inDays(20))
  await sendDuePayouts(app.platform, inDays(20))
  const readStatus = async (deal: typeof waiting) =>
    await app.platform.db
      .selectFrom('trade_payments as p')
      .leftJoin('payouts as o', 'o.payment_id', 'p.id')
      .select(['p.status', 'o.status as payout'])
      .where('p.id', '=', deal.payment_id)
      .executeTakeFirstOrThrow()
  expect(await readStatus(waiting)).toEqual({ status: 'held', payout: null })
  expect(await readStatus(released)).toEqual({ status: 'released', payout: 'due' })

  const { id } = must(suspensions[0], 'suspension')
  await app.as(market.admin).call(liftSuspension, { id, reason: 'All is well.' })
  await app.settle()
  await sendDuePayouts(app.platform, inDays(20))
  expect(await readStatus(released)).toEqual({ status: 'released', payout: 'sent' })
})

test('the export of each side has the payment, its refunds and the payouts', async () => {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  const refunded = await aPaidDeal(market, { buyer: deal.buyer, seller: deal.seller })
  await cancelNeverSent(app.platform.db, inDays(85))
  await runMoneyJobs(market)
  const ofBuyer = await readExport(app, deal.buyer)
  expect(ofBuyer.list('payments-of-sales')).toMatchObject([
    { id: deal.payment_id, role: 'buyer', status: 'released', card_last4: expect.any(String), refunds: [] },
    {
      id: refunded.payment_id,
      role: 'buyer',
      status: 'refunded',
      refunds: [{ amount_cents: 3100, cause: 'sale_cancelled', status: 'sent' }],
    },
  ])
  expect(ofBuyer.list('payouts')).toEqual([])
  const ofSeller = await readExport(app, deal.seller)
  expect(ofSeller.list('payments-of-sales')).toMatchObject([
    { id: deal.payment_id, role: 'seller', amount_cents: 3100, card_last4: null },
    { id: refunded.payment_id, role: 'seller', card_last4: null },
  ])
  expect(ofSeller.list('payouts')).toMatchObject([
    { trade_id: deal.trade_id, amount_cents: 2910, status: 'sent' },
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { stateDelivered } from '#domains/trade-payments/common/trade-payments.ts'
import { payoutMoved, tradePaymentMoved } from '#domains/trade-payments/server/trade-payments.events.ts'
import { cancelNeverSent, releaseDueSales } from '#domains/trades/server/actions/paid-on-hoko.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
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

/** Since the last call, oldest first. */
const seen = new Map<number, number>()
async function readNew(person: Person) {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  const news = items.filter(({ id }) => id > (seen.get(person.id) ?? 0)).toReversed()
  seen.set(person.id, Math.max(0, ...items.map(({ id }) => id)))
  return news
}
const readNewTitles = async (person: Person) => (await readNew(person)).map(({ title }) => title)

async function aFreshPaidDeal() {
  const deal = await aPaidDeal(market)
  await readNew(deal.buyer)
  await readNew(deal.seller)
  return deal
}

test('a payment gives the buyer a receipt and the seller one notice to send it', async () => {
  const deal = await aPaidDeal(market)
  const ofBuyer = (await readNew(deal.buyer)).filter(({ title }) => /paid|receipt/i.test(title))
  expect(ofBuyer.map(({ title, body }) => [title, body])).toEqual([
    [
      'Receipt for your payment',
      expect.stringMatching(/^You’ve paid NZ\$.31 for “.+”\. Hoko keeps NZ\$.31 until you have your item\./),
    ],
  ])
  const ofSeller = (await readNew(deal.seller)).filter(({ title }) => /paid|payment/i.test(title))
  expect(ofSeller.map(({ title, body }) => [title, body])).toEqual([
    ['Paid on Hoko', expect.stringContaining('Send it now. We’ll pay you once the buyer has it.')],
  ])
})

test('a receipt notifies the seller of the money and of each payout', async () => {
  const deal = await aFreshPaidDeal()
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  expect(await readNewTitles(deal.seller)).toEqual(['Received by the buyer', 'You’re being paid', 'Paid out'])
})

test('a sale that completes by itself notifies each side once', async () => {
  const deal = await aFreshPaidDeal()
  await sendDeal(market, deal)
  await app.as(deal.seller).call(stateDelivered, { id: deal.trade_id })
  expect(await readNew(deal.buyer)).toMatchObject([
    { title: expect.any(String) },
    {
      title: 'Marked as delivered',
      body: expect.stringMatching(/report a problem by \w+ \d+ \w+\. After that/),
    },
  ])
  await app.platform.db
    .updateTable('trade_payments')
    .set({ release_at: new Date(Date.now() - 1000) })
    .where('id', '=', deal.payment_id)
    .execute()
  await releaseDueSales(app.platform.db)
  expect(await readNewTitles(deal.buyer)).toEqual(['Sale complete'])
  expect((await readNewTitles(deal.seller))[0]).toBe('You’re being paid')
})

test('a sale that was never sent tells the buyer why the money comes back, and the seller too', async () => {
  const deal = await aFreshPaidDeal()
  await cancelNeverSent(app.platform.db, async () => new Date(Date.now() + 85 * 86_400_000))
  const ofBuyer = await readNew(deal.buyer)
  expect(ofBuyer.some(({ body }) => body.includes('wasn’t sent in time'))).toBe(true)
  expect(ofBuyer.find(({ title }) => title === 'Refund')?.body).toContain('because the sale was cancelled')
  expect(await readNewTitles(deal.seller)).toContain('Buyer refunded')
})

test('paying twice notifies the buyer alone', async () => {
  const deal = await aFreshPaidDeal()
  const { db } = app.platform
  const { id } = await db
    .insertInto('trade_refunds')
    .values({
      payment_id: deal.payment_id,
      amount_cents: 3100,
      cause: 'paid_twice',
      status: 'due',
      requested_at: new Date(),
      next_try_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await happen(deal, 'refunded')
  expect((await readNew(deal.buyer)).map(({ body }) => body)).toEqual([
    expect.stringContaining('because you’d already paid'),
  ])
  expect(await readNew(deal.seller)).toEqual([])
  await db.deleteFrom('trade_refunds').where('id', '=', id).execute()
})

type Deal = Awaited<ReturnType<typeof aPaidDeal>>

async function happen(
  deal: Deal,
  action: 'refunded' | 'charged_back' | 'chargeback_won' | 'chargeback_lost' | 'review_due' | 'disputed',
) {
  await transact(app.platform.db, (tx) =>
    recordEvent(tx, tradePaymentMoved, {
      payment_id: deal.payment_id,
      trade_id: deal.trade_id,
      listing_id: deal.listing_id,
      buyer_id: deal.buyer.id,
      seller_id: deal.seller.id,
      action,
      amount_cents: 3100,
      reason: '',
      release_at: null,
    }),
  )
}

test.each([
  ['charged_back', ['Buyer’s bank wants the money back']],
  ['chargeback_won', ['Bank decided for you']],
  ['chargeback_lost', ['Bank decided for the buyer']],
  ['review_due', []],
  ['disputed', []],
] as const)('%s notifies the seller of %j and the buyer of nothing', async (action, titles) => {
  const deal = await aFreshPaidDeal()
  await happen(deal, action)
  expect(await readNewTitles(deal.seller)).toEqual(titles)
  expect(await readNewTitles(deal.buyer)).toEqual([])
})

test('a failed payout notifies the seller with what to check', async () => {
  const deal = await aFreshPaidDeal()
  await transact(app.platform.db, (tx) =>
    recordEvent(tx, payoutMoved, {
      payout_id: 1,
      trade_id: deal.trade_id,
      listing_id: deal.listing_id,
      seller_id: deal.seller.id,
      amount_cents: 2910,
      action: 'failed',
    }),
  )
  expect(await readNew(deal.seller)).toMatchObject([
    {
      title: 'Payout didn’t go through',
      link: '/payouts',
      body: expect.stringMatching(/[Cc]heck/),
    },
  ])
})

import { expect, test } from 'vitest'
import { webhookEvents } from '#domains/partners/common/webhooks.ts'
import { cancelNeverSent } from '#domains/trades/server/actions/paid-on-hoko.service.ts'
import { aWebhookReceiver } from '#test/harness/doubles/webhook-receiver.ts'
import { aWebhook } from '#test/harness/market/partners.ts'
import {
  aPaidDeal,
  aPayableDeal,
  openPayingMarket,
  payDeal,
  receiveDeal,
  sendDeal,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp } from '#test/harness/test-app.ts'

const in85Days = async () => new Date(Date.now() + 85 * 86_400_000)

test('webhooks of both sides get a payment and its refund, the seller alone its release', async () => {
  await using app = await createTestApp()
  await using receiver = await aWebhookReceiver()
  app.platform.post = receiver.post
  const market = await openPayingMarket(app)
  const deal = await aPayableDeal(market)
  for (const owner of [deal.seller, deal.buyer]) await aWebhook(app, owner, receiver.url)
  const readPaymentEvents = async () => {
    await app.settle()
    return receiver.received
      .splice(0)
      .map(({ body }): { type: (typeof webhookEvents)[number]; data: object } => JSON.parse(body))
      .filter(({ type }) => type.startsWith('trade-payment.'))
  }
  const payment = await payDeal(market, deal)
  const about = {
    trade_id: deal.trade_id,
    listing_id: deal.listing_id,
    payment_id: payment.id,
    amount_cents: 3100,
    terms: { total_cents: 3100 },
  }
  expect(await readPaymentEvents()).toMatchObject([
    { type: 'trade-payment.paid', data: { ...about, role: 'seller' } },
    { type: 'trade-payment.paid', data: { ...about, role: 'buyer' } },
  ])
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  expect(await readPaymentEvents()).toMatchObject([
    { type: 'trade-payment.released', data: { ...about, role: 'seller' } },
  ])
  const other = await aPaidDeal(market)
  await aWebhook(app, other.buyer, receiver.url)
  await readPaymentEvents()
  await cancelNeverSent(app.platform.db, in85Days)
  expect(await readPaymentEvents()).toMatchObject([
    { type: 'trade-payment.refunded', data: { trade_id: other.trade_id, role: 'buyer' } },
  ])
})

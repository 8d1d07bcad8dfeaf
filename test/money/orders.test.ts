import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyEvent } from '#domains/billing/server/payments/gateway-events.service.ts'
import {
  followAccount,
  followChargeback,
  followPayment,
} from '#domains/trade-payments/server/payments/gateway-news.service.ts'
import { startPayment } from '#domains/trade-payments/server/payments/starting.service.ts'
import { findMemberMoneyAnomalies } from '#domains/trade-payments/server/trade-payments.service.ts'
import { transact } from '#platform/server/database/db.ts'
import type { GatewayEvent } from '#platform/server/payments/gateway.ts'
import { atDepth } from '#test/harness/depth.ts'
import { aPayableDeal, openPayingMarket, type PayingMarket } from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { copyTrades } from '#test/harness/payments/journal-sums.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())

function* permute<Item>(items: Item[]): Generator<Item[]> {
  if (items.length === 0) yield []
  for (const [place, item] of items.entries()) {
    for (const rest of permute(items.toSpliced(place, 1))) yield [item, ...rest]
  }
}

interface News {
  name: string
  deliver: () => Promise<void>
}

/** The events of one sale at the gateway, which has moved on by the time that any of them arrives. */
function listNews(gatewayPaymentId: string, chargebackId: string, accountId: string): News[] {
  const { platform } = app
  const payment = { gateway: 'sandbox', gateway_payment_id: gatewayPaymentId } as const
  const chargeback = { gateway: 'sandbox', gateway_chargeback_id: chargebackId } as const
  return [
    { name: 'payment_intent.succeeded', deliver: () => followPayment(platform, payment) },
    { name: 'charge.refunded', deliver: () => followPayment(platform, payment) },
    { name: 'charge.dispute.created', deliver: () => followChargeback(platform, chargeback) },
    { name: 'charge.dispute.funds_withdrawn', deliver: () => followChargeback(platform, chargeback) },
    { name: 'charge.dispute.closed', deliver: () => followChargeback(platform, chargeback) },
    {
      name: 'account.updated',
      deliver: () => followAccount(platform, { gateway: 'sandbox', gateway_account_id: accountId }),
    },
  ]
}

/** In the order in which they happen at the gateway. */
const gatewaySteps = [
  (id: string) => market.card.answer(id, true),
  (id: string) => market.card.refundThere(id, 600),
  (id: string) => void market.card.openChargeback(id, 1000),
]

test(
  `${atDepth(103, 720)} orders of the events of one sale, delivered twice, reach one state`,
  { timeout: 180_000 },
  async () => {
    const deal = await aPayableDeal(market)
    const all = [...permute([0, 1, 2, 3, 4, 5])]
    expect(all).toHaveLength(720)
    const orders = all.filter((_, n) => n % atDepth(7, 1) === 0)
    const people = orders.map(() => ({ seller_id: deal.seller.id, buyer_id: deal.buyer.id, at: new Date() }))
    const trades = await copyTrades(app.platform.db, deal.trade_id, people)
    const states = new Set<string>()
    for (const [n, order] of orders.entries()) {
      market.card.next = { outcome: 'requires_action' }
      const buyer = {
        trade_id: trades[n]!,
        buyer_id: deal.buyer.id,
        card_id: deal.card_id,
        method: 'card' as const,
      }
      const payment = await startPayment(app.platform, { ...buyer, amount_cents: 3100, idempotencyKey: null })
      const id = payment.gateway_payment_id!
      // A part of the story has happened when the first event is delivered, the rest before the last.
      const happened = n % 4
      for (const step of gatewaySteps.slice(0, happened)) step(id)
      const first = listNews(
        id,
        market.card.payments.get(id)!.chargebacks[0] ?? '',
        `acct_card_${deal.seller.id}`,
      )
      for (const place of order.slice(0, 3)) {
        const isKnown = market.card.payments.get(id)!.chargebacks.length > 0
        if (place < 2 || place === 5 || isKnown) await first[place]!.deliver()
      }
      for (const step of gatewaySteps.slice(happened)) step(id)
      market.card.closeChargeback(market.card.payments.get(id)!.chargebacks[0]!, 'won')
      const news = listNews(id, market.card.payments.get(id)!.chargebacks[0]!, `acct_card_${deal.seller.id}`)
      for (const place of [...order, ...order.slice(3)]) await news[place]!.deliver()
      states.add(JSON.stringify(await readState(payment.id)))
    }
    expect([...states].map((state) => JSON.parse(state) as unknown)).toEqual([
      {
        payment: { status: 'held', amount_cents: 3100, failure_code: null },
        balances: [
          { account: 'buyers', cents: -2500 },
          { account: 'held', cents: 2500 },
          { account: 'refunding', cents: 0 },
        ],
        refunds: [{ amount_cents: 600, cause: 'at_gateway', status: 'sent' }],
        chargebacks: [{ amount_cents: 1000, status: 'won', is_withdrawn: false }],
      },
    ])
    expect(await findMemberMoneyAnomalies(app.platform.db)).toEqual([])
  },
)

async function readState(paymentId: number) {
  const { db } = app.platform
  return {
    payment: await db
      .selectFrom('trade_payments')
      .select(['status', 'amount_cents', 'failure_code'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow(),
    balances: await db
      .selectFrom('money_entries')
      .select(['account', sql<number>`sum(amount_cents)::bigint`.as('cents')])
      .where('payment_id', '=', paymentId)
      .groupBy('account')
      .orderBy('account')
      .execute(),
    refunds: await db
      .selectFrom('trade_refunds')
      .select(['amount_cents', 'cause', 'status'])
      .where('payment_id', '=', paymentId)
      .execute(),
    chargebacks: await db
      .selectFrom('chargebacks')
      .select(['amount_cents', 'status', 'is_withdrawn'])
      .where('payment_id', '=', paymentId)
      .execute(),
  }
}

test('an event delivered ten times at once is followed once', async () => {
  const event: GatewayEvent = {
    id: 'evt_once',
    type: 'payment_intent.succeeded',
    created_at: new Date(),
    subject: { payment: 'pi_once' },
  }
  const { db } = app.platform
  const deliver = () => transact(db, (tx) => applyEvent(tx, 'sandbox', event))
  await Promise.all(Array.from({ length: 10 }, deliver))
  const facts = await db
    .selectFrom('outbox_events')
    .select('payload')
    .where('name', '=', 'gateway.payment-changed')
    .execute()
  expect(facts.filter(({ payload }) => JSON.stringify(payload).includes('pi_once'))).toHaveLength(1)
})

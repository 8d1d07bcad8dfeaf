import type { WebhookEvent } from '#domains/partners/common/webhooks.ts'
import type { webhookData } from '#domains/partners/common/api-examples.ts'
import { auctionClosed, bidPlaced, boughtNow } from '#domains/auctions/server/bidding.events.ts'
import {
  listingPublished,
  listingWithdrawn,
  questionAsked,
} from '#domains/listings/server/listings.events.ts'
import { offerAccepted, offerMoved } from '#domains/offers/server/offers.events.ts'
import { listingMarkedSold } from '#domains/selling/server/selling.events.ts'
import { readTradeSummary } from '#domains/trades/server/terms/summaries.service.ts'
import { tradePaymentMoved } from '#domains/trade-payments/server/trade-payments.events.ts'
import { tradeAnswered, tradeMoved } from '#domains/trades/server/trades.events.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import {
  type Fact,
  type FactKind,
  type FactPayload,
  jointReaction,
  reaction,
  type Reaction,
} from '#platform/server/jobs/outbox.ts'
import { selectSeller, selectWonTrade, selectHavingWebhooks } from './webhooks.queries.ts'
import { queueNews } from './webhooks.service.ts'

/** Includes no more about others than the receiver's own screens: no bidder, buyer or asker. */
type Data<Event extends WebhookEvent> = { [Field in (typeof webhookData)[Event][number]]?: unknown }

type News = { [Event in WebhookEvent]: { to: AccountId; type: Event; data: Data<Event> } }[WebhookEvent]

const sendOn = <Payload extends object>(
  on: FactKind<Payload>,
  compose: Compose<Payload>,
): Reaction<Payload> =>
  reaction({
    name: getName(on),
    on,
    run: (tx, fact) => send(tx, fact, compose),
  })

type Compose<Payload extends object> = (payload: Payload, tx: Tx) => News[] | Promise<News[]>

async function send<Payload extends object>(
  tx: Tx,
  { id, payload, recorded_at: recordedAt }: Fact<Payload>,
  compose: Compose<Payload>,
): Promise<void> {
  for (const { to, type, data } of await compose(payload, tx))
    await queueNews(tx, to, { event_id: `evt_${id}`, type, occurredAt: recordedAt, data }, addTerms)
}

/** Webhooks have no scopes, so the address is left out; `trades:read` opens getTradeDetails for it. */
async function addTerms(tx: Tx, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const tradeId = data['trade_id']
  if (typeof tradeId !== 'number') return data
  const summary = await readTradeSummary(tx, tradeId)
  return { ...data, terms: summary?.terms ?? null, parcel: summary?.parcel ?? null }
}

/** Only a few sellers have a webhook. */
const sendOnMany = <Payload extends { seller_id: AccountId }>(
  on: FactKind<Payload>,
  compose: Compose<Payload>,
): Reaction<Payload> =>
  jointReaction({
    name: getName(on),
    on,
    runAll: async (tx, facts) => {
      const sellers = facts.map(({ payload }) => payload.seller_id)
      const having = await selectHavingWebhooks(tx, sellers)
      for (const fact of facts) if (having.has(fact.payload.seller_id)) await send(tx, fact, compose)
    },
  })

const getName = ({ name }: { name: string }) => `send-webhooks.${name.replace('.', '-')}`

export const reactionsOfWebhooks: Reaction[] = [
  sendOn(listingPublished, ({ listing_id: listingId, seller_id: sellerId }) => [
    { to: sellerId, type: 'listing.published', data: { listing_id: listingId } },
  ]),
  sendOn(listingWithdrawn, ({ listing_id: listingId, seller_id: sellerId }) => [
    { to: sellerId, type: 'listing.closed', data: { listing_id: listingId, outcome: 'withdrawn' } },
  ]),
  sendOnMany(
    auctionClosed,
    async ({ listing_id: listingId, seller_id: sellerId, outcome, price_cents: priceCents }, tx) => [
      outcome === 'sold'
        ? {
            to: sellerId,
            type: 'listing.sold',
            data: {
              listing_id: listingId,
              trade_id: await selectWonTrade(tx, listingId),
              price_cents: priceCents,
              quantity: 1,
              is_sold_out: true,
            },
          }
        : { to: sellerId, type: 'listing.closed', data: { listing_id: listingId, outcome } },
    ],
  ),
  sendOn(
    boughtNow,
    ({
      listing_id: listingId,
      seller_id: sellerId,
      trade_id: tradeId,
      price_cents: priceCents,
      quantity,
      sold_out: soldOut,
    }) => [
      {
        to: sellerId,
        type: 'listing.sold',
        data: {
          listing_id: listingId,
          trade_id: tradeId,
          price_cents: priceCents,
          quantity,
          is_sold_out: soldOut,
        },
      },
    ],
  ),
  sendOn(
    listingMarkedSold,
    ({
      listing_id: listingId,
      seller_id: sellerId,
      trade_id: tradeId,
      price_cents: priceCents,
      quantity,
      sold_out: soldOut = true,
    }) => [
      {
        to: sellerId,
        type: 'listing.sold',
        data: {
          listing_id: listingId,
          trade_id: tradeId,
          price_cents: priceCents,
          quantity,
          is_sold_out: soldOut,
        },
      },
    ],
  ),
  sendOn(
    bidPlaced,
    async (
      {
        listing_id: listingId,
        sequence,
        price_cents: priceCents,
        placed_at: placedAt,
        reserve_newly_met: reserveNewlyMet,
      },
      tx,
    ) => {
      const seller = await selectSeller(tx, listingId)
      const data = {
        listing_id: listingId,
        sequence,
        price_cents: priceCents,
        placed_at: placedAt,
        reserve_newly_met: reserveNewlyMet,
      }
      return seller === undefined ? [] : [{ to: seller, type: 'bid.placed', data }]
    },
  ),
  sendOn(
    offerMoved,
    ({
      offer_id: offerId,
      listing_id: listingId,
      seller_id: sellerId,
      side,
      action,
      amount_cents: amountCents,
    }) =>
      side === 'buyer' && (action === 'offered' || action === 'countered')
        ? [
            {
              to: sellerId,
              type: 'offer.made',
              data: { offer_id: offerId, listing_id: listingId, amount_cents: amountCents },
            },
          ]
        : [],
  ),
  sendOn(
    offerAccepted,
    ({
      offer_id: offerId,
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      trade_id: tradeId,
      price_cents: priceCents,
      sold_out: soldOut,
    }) => {
      const data = { offer_id: offerId, listing_id: listingId, trade_id: tradeId, price_cents: priceCents }
      return [
        { to: sellerId, type: 'offer.accepted', data: { ...data, is_sold_out: soldOut } },
        { to: buyerId, type: 'offer.accepted', data },
      ]
    },
  ),
  sendOn(questionAsked, ({ question_id: questionId, listing_id: listingId, seller_id: sellerId, text }) => [
    { to: sellerId, type: 'question.asked', data: { question_id: questionId, listing_id: listingId, text } },
  ]),
  sendOn(
    tradeMoved,
    ({
      trade_id: tradeId,
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      side,
      action,
      ...statuses
    }) =>
      toBoth(
        { seller_id: sellerId, buyer_id: buyerId },
        { trade_id: tradeId, listing_id: listingId, by: side, action, ...pickStatuses(statuses) },
      ),
  ),
  sendOn(tradePaymentMoved, ({ seller_id: sellerId, buyer_id: buyerId, action, ...moved }) => {
    const type = paymentEvents[action]
    const { listing_id: listingId, trade_id: tradeId, payment_id: paymentId, amount_cents: cents } = moved
    const data = { listing_id: listingId, trade_id: tradeId, payment_id: paymentId, amount_cents: cents }
    if (!type) return []
    const toSeller: News = { to: sellerId, type, data: { ...data, role: 'seller' } }
    const toBuyer: News = { to: buyerId, type, data: { ...data, role: 'buyer' } }
    return action === 'released' ? [toSeller] : [toSeller, toBuyer]
  }),
  sendOn(
    tradeAnswered,
    ({ trade_id: tradeId, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId, answer }) =>
      toBoth(
        { seller_id: sellerId, buyer_id: buyerId },
        {
          trade_id: tradeId,
          listing_id: listingId,
          by: 'buyer',
          action: answer,
          from_status: 'unconfirmed',
          to_status: answer === 'confirmed' ? 'agreed' : 'cancelled',
        },
      ),
  ),
]

const paymentEvents: Partial<
  Record<
    FactPayload<typeof tradePaymentMoved>['action'],
    'trade-payment.paid' | 'trade-payment.released' | 'trade-payment.refunded'
  >
> = {
  paid: 'trade-payment.paid',
  released: 'trade-payment.released',
  refunded: 'trade-payment.refunded',
}

const pickStatuses = ({
  from_status: fromStatus,
  to_status: toStatus,
}: {
  from_status: string
  to_status: string
}) => ({
  from_status: fromStatus,
  to_status: toStatus,
})

const toBoth = (
  { seller_id: sellerId, buyer_id: buyerId }: { seller_id: AccountId; buyer_id: AccountId },
  data: Data<'trade.changed'>,
): News[] => [
  { to: sellerId, type: 'trade.changed', data: { ...data, role: 'seller' } },
  { to: buyerId, type: 'trade.changed', data: { ...data, role: 'buyer' } },
]

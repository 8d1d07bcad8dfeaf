import type { WebhookEvent } from '#domains/partners/common/webhooks.ts'
import type { webhookData } from '#domains/partners/common/webhook-data.ts'
import { auctionClosed, bidPlaced, boughtNow } from '#domains/auctions/server/bidding.events.ts'
import { listingPublished, listingWithdrawn } from '#domains/listings/server/listings.events.ts'
import { offerAccepted, offerMoved } from '#domains/offers/server/offers.events.ts'
import { questionAsked } from '#domains/listings/server/questions/questions.events.ts'
import { listingMarkedSold } from '#domains/selling/server/selling.events.ts'
import { tradeAnswered, tradeMoved } from '#domains/trades/server/trades.events.ts'
import type { Tx } from '#platform/server/database/db.ts'
import {
  type Fact,
  type FactKind,
  jointReaction,
  reaction,
  type Reaction,
} from '#platform/server/jobs/outbox.ts'
import { selectSeller, selectWonTrade } from './news.queries.ts'
import { queueNews } from './queueing.service.ts'
import { selectHavingWebhooks } from './webhooks.queries.ts'

/** Includes no more about others than the receiver's own screens: no bidder, buyer or asker. */
type Data<Event extends WebhookEvent> = { [Field in (typeof webhookData)[Event][number]]?: unknown }

type News = { [Event in WebhookEvent]: { to: number; type: Event; data: Data<Event> } }[WebhookEvent]

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
  { id, payload, recorded_at }: Fact<Payload>,
  compose: Compose<Payload>,
): Promise<void> {
  for (const { to, type, data } of await compose(payload, tx))
    await queueNews(tx, to, { event_id: `evt_${id}`, type, occurredAt: recorded_at, data })
}

/** Only a few sellers have a webhook. */
const sendOnMany = <Payload extends { seller_id: number }>(
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

const getName = ({ name }: FactKind<any>) => `send-webhooks.${name.replace('.', '-')}`

export const reactionsOfWebhooks: Reaction[] = [
  sendOn(listingPublished, ({ listing_id, seller_id }) => [
    { to: seller_id, type: 'listing.published', data: { listing_id } },
  ]),
  sendOn(listingWithdrawn, ({ listing_id, seller_id }) => [
    { to: seller_id, type: 'listing.closed', data: { listing_id, outcome: 'withdrawn' } },
  ]),
  sendOnMany(auctionClosed, async ({ listing_id, seller_id, outcome, price_cents }, tx) => [
    outcome === 'sold'
      ? {
          to: seller_id,
          type: 'listing.sold',
          data: {
            listing_id,
            trade_id: await selectWonTrade(tx, listing_id),
            price_cents,
            quantity: 1,
            is_sold_out: true,
          },
        }
      : { to: seller_id, type: 'listing.closed', data: { listing_id, outcome } },
  ]),
  sendOn(boughtNow, ({ listing_id, seller_id, trade_id, price_cents, quantity, sold_out }) => [
    {
      to: seller_id,
      type: 'listing.sold',
      data: { listing_id, trade_id, price_cents, quantity, is_sold_out: sold_out },
    },
  ]),
  sendOn(listingMarkedSold, ({ listing_id, seller_id, trade_id, price_cents, quantity, sold_out = true }) => [
    {
      to: seller_id,
      type: 'listing.sold',
      data: { listing_id, trade_id, price_cents, quantity, is_sold_out: sold_out },
    },
  ]),
  sendOn(bidPlaced, async ({ listing_id, sequence, price_cents, placed_at, reserve_newly_met }, tx) => {
    const seller = await selectSeller(tx, listing_id)
    const data = { listing_id, sequence, price_cents, placed_at, reserve_newly_met }
    return seller === undefined ? [] : [{ to: seller, type: 'bid.placed', data }]
  }),
  sendOn(offerMoved, ({ offer_id, listing_id, seller_id, side, action, amount_cents }) =>
    side === 'buyer' && (action === 'offered' || action === 'countered')
      ? [{ to: seller_id, type: 'offer.made', data: { offer_id, listing_id, amount_cents } }]
      : [],
  ),
  sendOn(offerAccepted, ({ offer_id, listing_id, seller_id, buyer_id, trade_id, price_cents, sold_out }) => {
    const data = { offer_id, listing_id, trade_id, price_cents }
    return [
      { to: seller_id, type: 'offer.accepted', data: { ...data, is_sold_out: sold_out } },
      { to: buyer_id, type: 'offer.accepted', data },
    ]
  }),
  sendOn(questionAsked, ({ question_id, listing_id, seller_id, text }) => [
    { to: seller_id, type: 'question.asked', data: { question_id, listing_id, text } },
  ]),
  sendOn(tradeMoved, ({ trade_id, listing_id, seller_id, buyer_id, side, action, ...statuses }) =>
    toBoth({ seller_id, buyer_id }, { trade_id, listing_id, by: side, action, ...pickStatuses(statuses) }),
  ),
  sendOn(tradeAnswered, ({ trade_id, listing_id, seller_id, buyer_id, answer }) =>
    toBoth(
      { seller_id, buyer_id },
      {
        trade_id,
        listing_id,
        by: 'buyer',
        action: answer,
        from_status: 'unconfirmed',
        to_status: answer === 'confirmed' ? 'agreed' : 'cancelled',
      },
    ),
  ),
]

const pickStatuses = ({ from_status, to_status }: { from_status: string; to_status: string }) => ({
  from_status,
  to_status,
})

const toBoth = (
  { seller_id, buyer_id }: { seller_id: number; buyer_id: number },
  data: Data<'trade.changed'>,
): News[] => [
  { to: seller_id, type: 'trade.changed', data: { ...data, role: 'seller' } },
  { to: buyer_id, type: 'trade.changed', data: { ...data, role: 'buyer' } },
]

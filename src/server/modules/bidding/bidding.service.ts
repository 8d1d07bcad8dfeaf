import type { buyNow } from '#contract/bidding/bidding.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import {
  closeDeal,
  lockDeal,
  saveDeal,
  holdDealParty,
  type LockedDeal,
} from '#server/modules/deals/deals.service.ts'
import { noteInLedger } from '#server/modules/ledger/ledger.service.ts'
import { isHidden, selectLiveListings, setClosedStatus } from '#server/modules/listings/listings.service.ts'
import { openTrade } from '#server/modules/trades/trades.service.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import type { IdempotencyKey } from '#server/platform/http/call.ts'
import { withIdempotency } from '#server/platform/http/idempotency.ts'
import { publishTopic } from '#server/platform/live-hub.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { refuse } from '#server/platform/refusal.ts'
import { boughtNow } from './bidding.events.ts'
import { decideBuyNow } from './bidding.rules.ts'
import { selectBidderIds } from './bidding.queries.ts'
import { getAuction, biddingIneligibleReason } from './bidding.policy.ts'
import * as t from './texts.ts'

interface Purchase {
  buyer_id: number
  listing_id: number
  quantity: number
  /** For one piece, as the buyer saw it; null where the client doesn't say. */
  seen_cents: number | null
}

/** Takes the same lock as a bid, so that one of the two comes first. */
export function buyNowOn(
  db: Db,
  call: Purchase & { once: IdempotencyKey | null },
): Promise<OperationReply<typeof buyNow>> {
  return transact(db, async (tx) => {
    const { deal, now } = await lockKnownDeal(tx, call.listing_id)
    return await withIdempotency(tx, call.once, async () => {
      const price_cents = await decidePurchase(tx, { deal, now }, call)
      if (call.seen_cents !== null && call.seen_cents !== price_cents) refuse('price_changed')
      return await acceptPurchase(tx, { deal, now }, call, price_cents)
    })
  })
}

/** @returns the price of one piece */
async function decidePurchase(
  tx: Tx,
  { deal, now }: LockedDeal,
  { buyer_id, quantity }: Purchase,
): Promise<number> {
  const party = await holdDealParty(tx, buyer_id, deal)
  const barred = biddingIneligibleReason(deal, party)
  const is_unconfirmed = party?.has_open_requirement ?? false
  if (deal.kind === 'auction') {
    if (quantity !== 1) refuse('not_enough_left', { message: t.you_can_only_buy_one_in_an_auction() })
    const decision = decideBuyNow(getAuction(deal), {
      buyer_id,
      at: now,
      barred: barred !== null,
      is_unconfirmed,
    })
    if (decision.outcome === 'accepted') return decision.price_cents
    return refuse(decision.key, decision.key === 'not_allowed_to_bid' && barred ? { message: barred } : {})
  }
  if (deal.closed_at !== null && deal.quantity_left === 0)
    refuse('listing_closed', { message: t.sorry_this_has_already_sold() })
  if (deal.closed_at !== null || (deal.closes_at && now >= deal.closes_at)) refuse('listing_closed')
  if (barred !== null) refuse('not_allowed_to_bid', { message: barred })
  if (is_unconfirmed) refuse('requirement_unconfirmed')
  if (deal.kind === 'enquire') {
    refuse('buy_now_gone', { message: t.you_cant_buy_this_online_contact_the() })
  }
  if (deal.buy_now_price_cents === null) refuse('buy_now_gone')
  if (quantity > deal.quantity_left) {
    refuse('not_enough_left', {
      message: t.only_count_are_left({ count: deal.quantity_left }),
    })
  }
  return deal.buy_now_price_cents
}

async function acceptPurchase(
  tx: Tx,
  { deal, now }: LockedDeal,
  { buyer_id, listing_id, quantity }: Purchase,
  price_cents: number,
) {
  const { seller_id } = deal
  const quantity_left = deal.quantity_left - quantity
  const sold_out = quantity_left === 0
  const trade_id = await openTrade(tx, {
    listing_id,
    seller_id,
    buyer_id,
    price_cents,
    quantity,
    how: 'buy_now',
    agreed_at: now,
  })
  await noteInLedger(tx, deal, now, { kind: 'bought_now', price_cents })
  if (sold_out) {
    await closeDeal(tx, { ...deal, quantity_left }, now)
    await setClosedStatus(tx, listing_id, 'sold', now)
  } else {
    await saveDeal(tx, { ...deal, quantity_left })
  }
  const loser_ids = (await selectBidderIds(tx, listing_id)).filter((id) => id !== buyer_id)
  await recordEvent(tx, boughtNow, {
    listing_id,
    seller_id,
    buyer_id,
    trade_id,
    price_cents,
    quantity,
    sold_out,
    loser_ids,
  })
  await publishTopic(tx, `listing:${listing_id}`)
  const [listing] = await selectLiveListings(tx, [listing_id])
  return { trade_id, price_cents, listing: listing! }
}

async function lockKnownDeal(tx: Tx, listing_id: number): Promise<LockedDeal> {
  const locked = await lockDeal(tx, listing_id)
  if (!locked || (await isHidden(tx, listing_id))) refuse('not_found')
  return locked
}

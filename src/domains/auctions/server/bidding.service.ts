import type { buyNow } from '#domains/auctions/common/bidding.ts'
import { endHold, judgeHold } from '#domains/deals/server/holds.service.ts'
import type { DeliveryChoice } from '#domains/delivery/common/delivery-options.shapes.ts'
import {
  judgeParty,
  type Deal,
  type DealParty,
  closeDeal,
  lockDeal,
  saveDeal,
  lockDealParty,
  type LockedDeal,
} from '#domains/deals/server/deals.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { recordShillAttempt } from '#domains/flags/server/links.service.ts'
import { isHidden, selectLiveListings, setClosedStatus } from '#domains/listings/server/listings.service.ts'
import { openTrade, promiseDelivery, sumTerms } from '#domains/trades/server/trades.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationRefusal, OperationReply } from '#platform/common/operation.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotentOutcome } from '#platform/server/http/idempotency.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { accepted, type Outcome, refuse, refused } from '#platform/server/refusal.ts'
import { boughtNow } from './bidding.events.ts'
import { selectBidderIds } from './bidding.queries.ts'
import { type AuctionState, decideBuyNow } from './bidding.rules.ts'
import * as t from '#domains/auctions/texts.ts'

export const judgeBidder = (deal: Deal, account: DealParty | undefined): Verdict =>
  account ? judgeParty(deal, account) : rejected(t.your_account_cant_bid_here())

export function getAuction(deal: Deal): AuctionState {
  return { ...deal, closes_at: must(deal.closes_at, 'closes_at'), closed: deal.closed_at !== null }
}

interface Purchase {
  buyer_id: AccountId
  listing_id: ListingId
  quantity: number
  /** For one piece, as the buyer saw it; null if the client doesn't send it. */
  seenCents: number | null
  /** Null: the buyer chooses within 48 hours. */
  delivery: DeliveryChoice | null
  seenTotalCents: number | null
}

type PurchaseRefusal = OperationRefusal<typeof buyNow>

/** Takes the same lock as a bid, so that one of the two comes first. */
export function buyNowOn(
  db: Db,
  call: Purchase & { idempotencyKey: IdempotencyKey | null },
): Promise<Outcome<OperationReply<typeof buyNow>, PurchaseRefusal>> {
  return transact(db, async (tx) => {
    const locked = await lockKnownDeal(tx, call.listing_id)
    return await withIdempotentOutcome(tx, call.idempotencyKey, async () => {
      const party = await lockDealParty(tx, call.buyer_id, locked.deal)
      const decision = decidePurchase(locked, party, call)
      if (decision.outcome === 'accepted') return await acceptPurchase(tx, locked, call, decision.reply)
      if (decision.key === 'not_allowed_to_bid') await recordShillAttempt(tx, locked, 'buy', party)
      return decision
    })
  })
}

/** Accepted at the price of one piece. */
function decidePurchase(
  { deal, now }: LockedDeal,
  party: DealParty | undefined,
  { buyer_id: buyerId, quantity, seenCents }: Purchase,
): Outcome<number, PurchaseRefusal> {
  const verdict = judgeBidder(deal, party)
  const notAllowed = verdict.isAllowed ? {} : { message: verdict.reason }
  const isUnconfirmed = party?.has_open_requirement ?? false
  const atPrice = (priceCents: number) =>
    seenCents !== null && seenCents !== priceCents ? refused('price_changed') : accepted(priceCents)
  if (deal.kind === 'auction') {
    if (quantity !== 1) return refused('not_enough_left', { message: t.you_can_only_buy_one_in_an_auction() })
    const purchase = {
      buyer_id: buyerId,
      at: now,
      restricted: !verdict.isAllowed,
      isUnconfirmed,
    }
    const decision = decideBuyNow(getAuction(deal), purchase)
    if (decision.outcome === 'accepted') return atPrice(decision.price_cents)
    return refused(decision.key, decision.key === 'not_allowed_to_bid' ? notAllowed : {})
  }
  if (deal.closed_at !== null && deal.quantity_left === 0)
    return refused('listing_closed', { message: t.sorry_this_has_already_sold() })
  if (deal.closed_at !== null || (deal.closes_at && now >= deal.closes_at)) return refused('listing_closed')
  if (!verdict.isAllowed) return refused('not_allowed_to_bid', notAllowed)
  const hold = party ? judgeHold(party, now) : allowed
  if (!hold.isAllowed) return refused('listing_held', { message: hold.reason })
  if (isUnconfirmed) return refused('requirement_unconfirmed')
  if (deal.kind === 'enquire')
    return refused('buy_now_gone', { message: t.you_cant_buy_this_online_contact_the() })
  if (deal.buy_now_price_cents === null) return refused('buy_now_gone')
  if (quantity > deal.quantity_left) {
    return refused('not_enough_left', { message: t.only_count_are_left({ count: deal.quantity_left }) })
  }
  return atPrice(deal.buy_now_price_cents)
}

async function acceptPurchase(
  tx: Tx,
  { deal, now }: LockedDeal,
  purchase: Purchase,
  priceCents: number,
): Promise<Outcome<OperationReply<typeof buyNow>, 'price_changed'>> {
  const { buyer_id: buyerId, listing_id: listingId, quantity } = purchase
  const promised = await promisePurchase(tx, purchase, priceCents)
  if (promised?.outcome === 'refused') return promised
  const { seller_id: sellerId } = deal
  const quantityLeft = deal.quantity_left - quantity
  const soldOut = quantityLeft === 0
  const tradeId = await openTrade(tx, {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    price_cents: priceCents,
    quantity,
    how: 'buy_now',
    agreed_at: now,
    promised: promised?.reply ?? null,
  })
  await recordInLedger(tx, deal, now, { kind: 'bought_now', price_cents: priceCents })
  await endHold(tx, { deal, now }, { by: buyerId, reason: 'sold' })
  if (soldOut) {
    await closeDeal(tx, { ...deal, quantity_left: quantityLeft }, now)
    await setClosedStatus(tx, listingId, 'sold', now)
  } else {
    await saveDeal(tx, { ...deal, quantity_left: quantityLeft })
  }
  const loserIds = (await selectBidderIds(tx, listingId)).filter((id) => id !== buyerId)
  await recordEvent(tx, boughtNow, {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    trade_id: tradeId,
    price_cents: priceCents,
    quantity,
    sold_out: soldOut,
    loser_ids: loserIds,
  })
  await publishTopic(tx, `listing:${listingId}`)
  const [listing] = await selectLiveListings(tx, [listingId])
  const totalCents = promised ? sumTerms(promised.reply) : priceCents * quantity
  return accepted({
    trade_id: tradeId,
    price_cents: priceCents,
    total_cents: totalCents,
    listing: must(listing, 'listing'),
  })
}

const promisePurchase = async (
  tx: Tx,
  { buyer_id: buyerId, listing_id: listingId, quantity, delivery, seenTotalCents }: Purchase,
  priceCents: number,
) =>
  delivery &&
  (await promiseDelivery(tx, listingId, {
    buyer_id: buyerId,
    quantity,
    items_cents: priceCents * quantity,
    choice: delivery,
    seenCents: seenTotalCents,
  }))

async function lockKnownDeal(tx: Tx, listingId: ListingId): Promise<LockedDeal> {
  const locked = await lockDeal(tx, listingId)
  if (!locked || (await isHidden(tx, listingId))) refuse('not_found')
  return locked
}

import { buyNow, placeBid } from '#contract/bidding.ts'
import type { AnyOperation, OperationReply } from '#contract/operation.ts'
import type { RefusalKey } from '#contract/refusals.ts'
import {
  closeDeal,
  lockDeal,
  saveDeal,
  selectDealParty,
  whoMayDeal,
  type Deal,
  type LockedDeal,
} from '#server/modules/deals/deals.service.ts'
import { selectLiveListings, setClosedStatus } from '#server/modules/listings/listings.service.ts'
import { openTrade } from '#server/modules/trades/trades.service.ts'
import { transact, type Db, type Tx } from '#server/platform/db.ts'
import type { Once } from '#server/platform/http/call.ts'
import { answerOnce } from '#server/platform/http/idempotency.ts'
import { touchLive } from '#server/platform/live-hub.ts'
import { recordEvent } from '#server/platform/outbox.ts'
import { refuse, Refusal } from '#server/platform/refusal.ts'
import { bidOutbid, bidPlaced, boughtNow, reserveMet } from './bidding.events.ts'
import { decideBid, decideBuyNow, type AuctionState, type BidAccepted } from './bidding.rules.ts'
import { selectBidderIds } from './bidding.queries.ts'
import { pseudonymFor } from './pseudonyms.ts'

export interface BidCall {
  bidder_id: number
  listing_id: number
  /** The most the bidder will pay. */
  max_cents: number
  once: Once | null
}

/** Places a bid: one transaction under the lock of the deal, decided by the clock read after it. */
export function placeBidOn(db: Db, call: BidCall): Promise<OperationReply<typeof placeBid>> {
  return transact(db, async (tx) => {
    const { deal, now } = await lockKnownDeal(tx, placeBid, call.listing_id)
    return await answerOnce(tx, call.once, async () => {
      if (deal.kind !== 'auction') refuse(placeBid, 'not_an_auction')
      const barred = await barOf(tx, { deal, now }, call.bidder_id)
      const decision = decideBid(auctionOf(deal), {
        bidder_id: call.bidder_id,
        max_cents: call.max_cents,
        placed_at: now,
        barred: barred !== null,
      })
      if (decision.outcome === 'refused') return refuseBid(decision.key, barred, decision.minimum_cents)
      return await acceptBid(tx, deal, call, now, decision)
    })
  })
}

async function acceptBid(tx: Tx, deal: Deal, call: BidCall, now: Date, decision: BidAccepted) {
  const { bidder_id, listing_id, max_cents } = call
  const { next } = decision
  const sequence = deal.last_sequence + 1
  await pseudonymFor(tx, listing_id, bidder_id)
  await tx
    .insertInto('bids')
    .values({
      listing_id,
      sequence,
      bidder_id,
      max_cents,
      price_cents: next.price_cents,
      leader_id: next.leader_id!,
      closes_at: next.closes_at,
      extended: decision.extended,
      placed_at: now,
    })
    .execute()
  await saveDeal(tx, { ...deal, ...termsOf(next), last_sequence: sequence })
  await recordBidFacts(tx, deal, call, sequence, decision)
  await touchLive(tx, `listing:${listing_id}`)
  const [listing] = await selectLiveListings(tx, [listing_id])
  const standing = next.leader_id === bidder_id ? 'leading' : 'outbid'
  return { sequence, placed_at: now.toISOString(), max_cents, standing, listing: listing! } as const
}

async function recordBidFacts(tx: Tx, deal: Deal, call: BidCall, sequence: number, decision: BidAccepted) {
  const { listing_id, bidder_id } = call
  const { price_cents, leader_id } = decision.next
  await recordEvent(tx, bidPlaced, {
    listing_id,
    bidder_id,
    sequence,
    price_cents,
    previous_price_cents: deal.price_cents,
    previous_leader_id: deal.leader_id,
    leader_id: leader_id!,
    extended: decision.extended,
    reserve_newly_met: decision.reserve_newly_met,
  })
  // Whoever bids and does not take the lead reads so in the answer; a notice is for who was not looking.
  if (decision.outbid_bidder_id !== null) {
    await recordEvent(tx, bidOutbid, { listing_id, bidder_id: decision.outbid_bidder_id, price_cents })
  }
  if (decision.reserve_newly_met) {
    await recordEvent(tx, reserveMet, { listing_id, seller_id: deal.seller_id, price_cents })
  }
}

/** Buys at the buy-now or fixed price: takes the same lock as a bid, so that one of the two comes first. */
export function buyNowOn(
  db: Db,
  call: { buyer_id: number; listing_id: number; quantity: number; once: Once | null },
): Promise<OperationReply<typeof buyNow>> {
  return transact(db, async (tx) => {
    const { deal, now } = await lockKnownDeal(tx, buyNow, call.listing_id)
    return await answerOnce(tx, call.once, async () => {
      const price_cents = await decidePurchase(tx, { deal, now }, call)
      return await acceptPurchase(tx, { deal, now }, call, price_cents)
    })
  })
}

/** The price of one piece, or a refusal. */
async function decidePurchase(
  tx: Tx,
  locked: LockedDeal,
  { buyer_id, quantity }: { buyer_id: number; quantity: number },
): Promise<number> {
  const { deal, now } = locked
  const barred = await barOf(tx, locked, buyer_id)
  if (deal.kind === 'auction') {
    if (quantity !== 1) refuse(buyNow, 'not_enough_left', { message: 'An auction sells one.' })
    const decision = decideBuyNow(auctionOf(deal), { buyer_id, at: now, barred: barred !== null })
    if (decision.outcome === 'accepted') return decision.price_cents
    return refuse(
      buyNow,
      decision.key,
      decision.key === 'not_allowed_to_bid' && barred ? { message: barred } : {},
    )
  }
  if (deal.closed_at !== null || (deal.closes_at && now >= deal.closes_at)) refuse(buyNow, 'listing_closed')
  if (barred !== null) refuse(buyNow, 'not_allowed_to_bid', { message: barred })
  if (deal.kind === 'enquire' || deal.buy_now_price_cents === null) refuse(buyNow, 'buy_now_gone')
  if (quantity > deal.quantity_left) refuse(buyNow, 'not_enough_left')
  return deal.buy_now_price_cents
}

async function acceptPurchase(
  tx: Tx,
  { deal, now }: LockedDeal,
  { buyer_id, listing_id, quantity }: { buyer_id: number; listing_id: number; quantity: number },
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
  await touchLive(tx, `listing:${listing_id}`)
  const [listing] = await selectLiveListings(tx, [listing_id])
  return { trade_id, price_cents, listing: listing! }
}

async function lockKnownDeal(tx: Tx, op: AnyOperation, listing_id: number): Promise<LockedDeal> {
  const locked = await lockDeal(tx, listing_id)
  return locked ?? refuse(op, 'not_found')
}

/** Why this account may not deal here, in plain words; null when it may. */
async function barOf(tx: Tx, { deal, now }: LockedDeal, account_id: number): Promise<string | null> {
  const account = await selectDealParty(tx, account_id, deal.seller_id)
  if (!account) return 'Your account may not bid here.'
  // The state of the sale is decided by the rules; asked of an open sale, only the account can be in the way.
  const open = { ...deal, closed_at: null, closes_at: null }
  const { is_barred, why_not } = whoMayDeal({ deal: open, account, listing_status: 'active', now })
  return is_barred ? why_not : null
}

function auctionOf(deal: Deal): AuctionState {
  return { ...deal, closes_at: deal.closes_at!, closed: deal.closed_at !== null }
}

function termsOf(next: AuctionState) {
  const { price_cents, leader_id, leader_max_cents, bid_count, buy_now_price_cents, closes_at } = next
  return { price_cents, leader_id, leader_max_cents, bid_count, buy_now_price_cents, closes_at }
}

/** The rules' word for a refused bid, as the contract says it. */
function refuseBid(key: string, barred: string | null, minimum_cents: number | undefined): never {
  if (key === 'amount_not_valid' || key === 'bid_too_high') {
    throw new Refusal('validation_failed', {
      errors: {
        max_cents:
          key === 'bid_too_high'
            ? 'A bid may be at most NZ$ 100,000,000.'
            : 'This is not an amount we can take.',
      },
    })
  }
  throw new Refusal(key as RefusalKey, {
    ...(key === 'not_allowed_to_bid' && barred ? { message: barred } : {}),
    ...(minimum_cents === undefined ? {} : { minimum_cents }),
  })
}

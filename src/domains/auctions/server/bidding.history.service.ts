import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { closeDeal, saveDeal, type Deal } from '#domains/deals/server/deals.service.ts'
import {
  addRow,
  lockLedger,
  recordClosings,
  writeLedger,
} from '#domains/deals/server/ledger/ledger.service.ts'
import { setClosedStatus } from '#domains/listings/server/listings.service.ts'
import { openTrade, type PromisedTerms } from '#domains/trades/server/trades.service.ts'
import type { PastSale } from '#domains/trades/server/trades.history.service.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { closeOutcome, decideBid, type AuctionState } from './bidding.rules.ts'
import { pseudonymFor } from './pseudonyms.service.ts'

export { decideBid, type AuctionState } from './bidding.rules.ts'

export interface PastBid {
  bidder_id: AccountId
  max_cents: number
  placed_at: Date
}

export function getAuctionState(deal: Deal): AuctionState {
  return { ...deal, closes_at: must(deal.closes_at, 'closes_at'), closed: deal.closed_at !== null }
}

/**
 * Records bids in order and by today's rules; a bid that would have been refused throws. Nobody is
 * notified.
 */
export async function recordPastBids(tx: Tx, deal: Deal, bids: readonly PastBid[]): Promise<Deal> {
  if (bids.length === 0) return deal
  const { listing_id: listingId } = deal
  let auction = getAuctionState(deal)
  const rows = bids.map((bid, index) => {
    const decision = decideBid(auction, bid)
    if (decision.outcome === 'refused')
      throw new Error(`A bid of the past would have been refused: ${decision.key}`)
    auction = decision.next
    const { price_cents: priceCents, leader_id: leaderId, closes_at: closesAt } = auction
    return {
      listing_id: listingId,
      sequence: index + 1,
      ...bid,
      price_cents: priceCents,
      leader_id: must(leaderId, 'leader_id'),
      closes_at: closesAt,
      extended: decision.extended,
    }
  })
  const chain = await lockLedger(tx, deal, must(bids.at(-1), 'last bid').placed_at)
  const names = new Map<number, string>()
  for (const bidderId of new Set(bids.map((bid) => bid.bidder_id)))
    names.set(bidderId, await pseudonymFor(tx, listingId, bidderId))
  for (const {
    sequence,
    bidder_id: bidderId,
    max_cents: maxCents,
    price_cents: priceCents,
    leader_id: leaderId,
    closes_at: closesAt,
    ...row
  } of rows) {
    const { placed_at: at, extended } = row
    const reserve = reserveState({ ...deal, price_cents: priceCents, bid_count: sequence })
    const [bidder, leader] = [must(names.get(bidderId), 'name'), must(names.get(leaderId), 'name')]
    const bid = {
      kind: 'bid',
      sequence,
      bidder,
      max_cents: maxCents,
      price_cents: priceCents,
      leader,
      reserve_state: reserve,
    } as const
    addRow(chain, { at, ...bid }, bidderId)
    if (extended) addRow(chain, { kind: 'extension', at, closes_at: closesAt, reason: 'late_bid' }, null)
  }
  await writeLedger(tx, chain)
  await tx.insertInto('bids').values(rows).execute()
  const {
    price_cents: priceCents,
    leader_id: leaderId,
    leader_max_cents: leaderMaxCents,
    bid_count: bidCount,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closesAt,
  } = auction
  return await saveDeal(tx, {
    ...deal,
    price_cents: priceCents,
    leader_id: leaderId,
    leader_max_cents: leaderMaxCents,
    bid_count: bidCount,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closesAt,
    last_sequence: rows.length,
  })
}

/** The delivery that the buyer chose; without it, they have yet to choose. */
type PromisePast = (sale: PastSale) => Promise<PromisedTerms | null>

/** @returns the trade, if it was sold */
export async function recordPastClosing(
  tx: Tx,
  deal: Deal,
  closedBy: string,
  promise?: PromisePast,
): Promise<number | null> {
  const { listing_id: listingId, seller_id: sellerId } = deal
  const at = new Date(must(deal.closes_at, 'closes_at').getTime() + 40)
  const result = closeOutcome(deal)
  const sold = result.outcome === 'sold' ? result : null
  const priceCents = deal.bid_count > 0 ? deal.price_cents : null
  const winnerId = sold?.buyer_id ?? null
  await recordClosings(
    tx,
    [{ deal, outcome: result.outcome, price_cents: priceCents, winner_id: winnerId }],
    at,
  )
  await tx
    .insertInto('auction_closings')
    .values({
      listing_id: listingId,
      outcome: result.outcome,
      price_cents: priceCents,
      winner_id: winnerId,
      closed_by: closedBy,
      due_at: must(deal.closes_at, 'closes_at'),
      at,
    })
    .execute()
  const tradeId = sold
    ? await openTrade(tx, {
        listing_id: listingId,
        seller_id: sellerId,
        buyer_id: sold.buyer_id,
        price_cents: sold.price_cents,
        how: 'won',
        agreed_at: at,
        promised: promise
          ? await promise({
              listing_id: listingId,
              buyer_id: sold.buyer_id,
              quantity: 1,
              items_cents: sold.price_cents,
            })
          : null,
      })
    : null
  await closeDeal(tx, deal, at)
  await setClosedStatus(tx, listingId, result.outcome, at)
  return tradeId
}

/** @returns the trade */
export async function recordPastPurchase(
  tx: Tx,
  deal: Deal,
  { buyer_id: buyerId, at, promise }: { buyer_id: AccountId; at: Date; promise?: PromisePast },
): Promise<number> {
  const { listing_id: listingId, seller_id: sellerId, quantity_left: quantity } = deal
  const priceCents = must(deal.buy_now_price_cents, 'buy_now_price_cents')
  const sale = {
    listing_id: listingId,
    buyer_id: buyerId,
    quantity,
    items_cents: priceCents * quantity,
  }
  const tradeId = await openTrade(tx, {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    price_cents: priceCents,
    quantity,
    how: 'buy_now',
    agreed_at: at,
    promised: promise ? await promise(sale) : null,
  })
  await closeDeal(tx, { ...deal, quantity_left: 0 }, at)
  await setClosedStatus(tx, listingId, 'sold', at)
  return tradeId
}

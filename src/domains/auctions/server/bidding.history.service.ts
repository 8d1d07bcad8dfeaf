import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { closeDeal, saveDeal, type Deal } from '#domains/deals/server/deals.service.ts'
import {
  addRow,
  lockLedger,
  recordClosings,
  writeLedger,
} from '#domains/deals/server/ledger/ledger.service.ts'
import { setClosedStatus } from '#domains/listings/server/listings.service.ts'
import { openTrade } from '#domains/trades/server/trades.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { closeOutcome, decideBid, type AuctionState } from './bidding.rules.ts'
import { pseudonymFor } from './pseudonyms.service.ts'

export { decideBid, type AuctionState } from './bidding.rules.ts'

export interface PastBid {
  bidder_id: number
  max_cents: number
  placed_at: Date
}

export function getAuctionState(deal: Deal): AuctionState {
  return { ...deal, closes_at: deal.closes_at!, closed: deal.closed_at !== null }
}

/**
 * Records bids in order and by today's rules; a bid that would have been refused throws. Nobody is
 * notified.
 */
export async function recordPastBids(tx: Tx, deal: Deal, bids: readonly PastBid[]): Promise<Deal> {
  if (bids.length === 0) return deal
  const { listing_id } = deal
  let auction = getAuctionState(deal)
  const rows = bids.map((bid, index) => {
    const decision = decideBid(auction, bid)
    if (decision.outcome === 'refused')
      throw new Error(`A bid of the past would have been refused: ${decision.key}`)
    auction = decision.next
    const { price_cents, leader_id, closes_at } = auction
    return {
      listing_id,
      sequence: index + 1,
      ...bid,
      price_cents,
      leader_id: leader_id!,
      closes_at,
      extended: decision.extended,
    }
  })
  const chain = await lockLedger(tx, deal, bids.at(-1)!.placed_at)
  const names = new Map<number, string>()
  for (const bidderId of new Set(bids.map((bid) => bid.bidder_id)))
    names.set(bidderId, await pseudonymFor(tx, listing_id, bidderId))
  for (const { sequence, bidder_id, max_cents, price_cents, leader_id, closes_at, ...row } of rows) {
    const { placed_at: at, extended } = row
    const reserve_state = reserveState({ ...deal, price_cents, bid_count: sequence })
    const [bidder, leader] = [names.get(bidder_id)!, names.get(leader_id)!]
    const bid = { kind: 'bid', sequence, bidder, max_cents, price_cents, leader, reserve_state } as const
    addRow(chain, { at, ...bid }, bidder_id)
    if (extended) addRow(chain, { kind: 'extension', at, closes_at, reason: 'late_bid' }, null)
  }
  await writeLedger(tx, chain)
  await tx.insertInto('bids').values(rows).execute()
  const { price_cents, leader_id, leader_max_cents, bid_count, buy_now_price_cents, closes_at } = auction
  return await saveDeal(tx, {
    ...deal,
    price_cents,
    leader_id,
    leader_max_cents,
    bid_count,
    buy_now_price_cents,
    closes_at,
    last_sequence: rows.length,
  })
}

/** @returns the trade, if it was sold */
export async function recordPastClosing(tx: Tx, deal: Deal, closedBy: string): Promise<number | null> {
  const { listing_id, seller_id } = deal
  const at = new Date(deal.closes_at!.getTime() + 40)
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
      listing_id,
      outcome: result.outcome,
      price_cents: priceCents,
      winner_id: winnerId,
      closed_by: closedBy,
      due_at: deal.closes_at!,
      at,
    })
    .execute()
  const tradeId = sold
    ? await openTrade(tx, {
        listing_id,
        seller_id,
        buyer_id: sold.buyer_id,
        price_cents: sold.price_cents,
        how: 'won',
        agreed_at: at,
      })
    : null
  await closeDeal(tx, deal, at)
  await setClosedStatus(tx, listing_id, result.outcome, at)
  return tradeId
}

/** @returns the trade */
export async function recordPastPurchase(
  tx: Tx,
  deal: Deal,
  { buyer_id, at }: { buyer_id: number; at: Date },
): Promise<number> {
  const { listing_id, seller_id, quantity_left: quantity } = deal
  const priceCents = deal.buy_now_price_cents!
  const tradeId = await openTrade(tx, {
    listing_id,
    seller_id,
    buyer_id,
    price_cents: priceCents,
    quantity,
    how: 'buy_now',
    agreed_at: at,
  })
  await closeDeal(tx, { ...deal, quantity_left: 0 }, at)
  await setClosedStatus(tx, listing_id, 'sold', at)
  return tradeId
}

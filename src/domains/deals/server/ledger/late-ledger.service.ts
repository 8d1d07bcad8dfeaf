import { sql } from 'kysely'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { getRules, type Deal } from '#domains/deals/server/deals.service.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { addRow, chainAfter, type Chain } from './chain.service.ts'

/**
 * Opens a ledger for an auction from before ledgers existed: made from the stored rows, as `deal`
 * has it. No later row may have been written. It records when it was written.
 */
export async function lateLedger(tx: Tx, deal: Deal, now: Date): Promise<Chain> {
  const chain = chainAfter(deal.listing_id, null)
  const {
    bids,
    lowering,
    beganAt,
    closes_at: closesAt,
    buy_now_price_cents: buyNowPriceCents,
  } = await readPast(tx, deal)
  const { seller_id: sellerId, start_price_cents: startPriceCents } = deal
  let reservePriceCents = lowering ? lowering.from_cents : deal.reserve_price_cents
  let closing = bids.length > 0 ? closesAt : must(deal.closes_at, 'closes_at')
  const terms = {
    start_price_cents: startPriceCents,
    reserve_price_cents: reservePriceCents,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closing,
  }
  const opening = { kind: 'opening', at: beganAt, written_at: now, rules: getRules(deal), ...terms } as const
  addRow(chain, opening, sellerId)

  const lower = (priceCents: number, bidCount: number) => {
    if (!lowering) return
    reservePriceCents = lowering.to_cents
    const state = reserveState({
      price_cents: priceCents,
      bid_count: bidCount,
      reserve_price_cents: reservePriceCents,
    })
    const lowered = {
      kind: 'reserve_lowered',
      reserve_price_cents: reservePriceCents,
      reserve_state: state,
    } as const
    addRow(chain, { at: lowering.at, ...lowered }, sellerId)
  }
  const move = (at: Date, to: Date, reason: 'late_bid' | 'before_the_ledger') => {
    if (to.getTime() !== closing.getTime())
      addRow(chain, { kind: 'extension', at, closes_at: to, reason }, null)
    closing = to
  }
  for (const [index, bid] of bids.entries()) {
    const { sequence, placed_at: at, bidder, max_cents: maxCents, price_cents: priceCents, leader } = bid
    // The time before an extension isn't stored; after a pause it was later than the known one.
    const earlier = bid.extended ? new Date(bid.closes_at.getTime() - 1) : bid.closes_at
    if (!bid.extended || at >= closing) move(at, earlier, 'before_the_ledger')
    const reserve = reserveState({
      price_cents: priceCents,
      bid_count: 1,
      reserve_price_cents: reservePriceCents,
    })
    const entry = {
      kind: 'bid',
      sequence,
      bidder,
      max_cents: maxCents,
      price_cents: priceCents,
      leader,
      reserve_state: reserve,
    } as const
    addRow(chain, { at, ...entry }, bid.bidder_id)
    if (bid.extended) move(at, bid.closes_at, 'late_bid')
    if (lowering?.after_sequence === sequence) lower(priceCents, index + 1)
  }
  if (deal.closes_at) move(bids.at(-1)?.placed_at ?? beganAt, deal.closes_at, 'before_the_ledger')
  if (deal.closed_at) addRow(chain, { kind: 'stood_still', at: deal.closed_at }, null)
  return chain
}

interface PastBid {
  sequence: number
  bidder_id: AccountId
  bidder: string
  leader: string
  max_cents: number
  price_cents: number
  closes_at: Date
  extended: boolean
  placed_at: Date
}

async function readPast(tx: Tx, { listing_id: listingId }: Deal) {
  const { rows: bids } = await sql<PastBid>`
    select b.sequence, b.bidder_id, n.pseudonym as bidder, l.pseudonym as leader, b.max_cents, b.price_cents,
           b.closes_at, b.extended, b.placed_at
      from bids b
      join auction_bidders n on n.listing_id = b.listing_id and n.bidder_id = b.bidder_id
      join auction_bidders l on l.listing_id = b.listing_id and l.bidder_id = b.leader_id
     where b.listing_id = ${listingId} order by b.sequence`.execute(tx)
  const lowering = await tx
    .selectFrom('reserve_reductions')
    .select(['from_cents', 'to_cents', 'after_sequence', 'at'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  const listing = await tx
    .selectFrom('listings')
    .select(['starts_at', 'created_at', 'closes_at', 'duration_minutes', 'buy_now_price_cents'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  const beganAt = listing.starts_at ?? listing.created_at
  const closesAt = listing.closes_at ?? new Date(beganAt.getTime() + (listing.duration_minutes ?? 0) * 60_000)
  return { bids, lowering, beganAt, closes_at: closesAt, buy_now_price_cents: listing.buy_now_price_cents }
}

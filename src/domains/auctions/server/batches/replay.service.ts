import { getRules, type Deal } from '#domains/deals/server/deals.service.ts'
import { toListingId, type ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { replayAuction } from '../price.rules.ts'
import { selectEntries } from '../void/void.queries.ts'

export async function findReplayDifferences(tx: Tx, listingIds: ListingId[]) {
  const deals = await tx
    .selectFrom('deals')
    .selectAll()
    .where('kind', '=', 'auction')
    .where('last_sequence', '>', 0)
    .where('listing_id', 'in', [toListingId(0), ...listingIds])
    .execute()
  const differences = await Promise.all(deals.map(async (deal) => await differenceIn(tx, deal)))
  return differences.flatMap((one) => one ?? [])
}

async function differenceIn(tx: Tx, deal: Deal) {
  const {
    listing_id: listingId,
    start_price_cents: startPriceCents,
    price_cents: priceCents,
    leader_id: leaderId,
    leader_max_cents: leaderMaxCents,
    bid_count: bidCount,
  } = deal
  const { entries, firstReserveCents } = await selectEntries(tx, listingId)
  const reservePriceCents = firstReserveCents ?? deal.reserve_price_cents
  const played = replayAuction(
    { start_price_cents: startPriceCents, reserve_price_cents: reservePriceCents },
    entries,
    getRules(deal),
  )
  const isRight =
    played.price_cents === priceCents &&
    played.leader_id === leaderId &&
    played.leader_max_cents === leaderMaxCents &&
    played.bid_count === bidCount
  if (isRight) return null
  const was = `${priceCents} to ${leaderId} after ${bidCount} bids`
  const byBids = `${played.price_cents} to ${played.leader_id} after ${played.bid_count}`
  return { listing_id: listingId, detail: `the deal has ${was}, the bids give ${byBids}` }
}

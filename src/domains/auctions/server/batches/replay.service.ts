import { getRules, type Deal } from '#domains/deals/server/deals.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { replayAuction } from '../price.rules.ts'
import { selectEntries } from '../void/void.queries.ts'

export async function findReplayDifferences(tx: Tx, listingIds: number[]) {
  const deals = await tx
    .selectFrom('deals')
    .selectAll()
    .where('kind', '=', 'auction')
    .where('last_sequence', '>', 0)
    .where('listing_id', 'in', [0, ...listingIds])
    .execute()
  const differences = await Promise.all(deals.map(async (deal) => await differenceIn(tx, deal)))
  return differences.flatMap((one) => one ?? [])
}

async function differenceIn(tx: Tx, deal: Deal) {
  const { listing_id, start_price_cents, price_cents, leader_id, leader_max_cents, bid_count } = deal
  const { entries, firstReserveCents } = await selectEntries(tx, listing_id)
  const reservePriceCents = firstReserveCents ?? deal.reserve_price_cents
  const played = replayAuction(
    { start_price_cents, reserve_price_cents: reservePriceCents },
    entries,
    getRules(deal),
  )
  const isRight =
    played.price_cents === price_cents &&
    played.leader_id === leader_id &&
    played.leader_max_cents === leader_max_cents &&
    played.bid_count === bid_count
  if (isRight) return null
  const was = `${price_cents} to ${leader_id} after ${bid_count} bids`
  const byBids = `${played.price_cents} to ${played.leader_id} after ${played.bid_count}`
  return { listing_id, detail: `the deal has ${was}, the bids give ${byBids}` }
}

import { sql } from 'kysely'
import type { Deal } from '#domains/deals/server/deals.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

interface NewClosing {
  deal: Deal
  listing_id: ListingId
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: AccountId | null
}

/**
 * Inserts one row per auction: the process that inserts it closes the auction.
 * @returns the listings that weren't claimed yet
 */
export async function claimClosings(
  tx: Tx,
  closings: NewClosing[],
  now: Date,
  closedBy: string,
): Promise<Set<number>> {
  const rows = closings.map(({ deal, ...closing }) => ({ ...closing, due_at: deal.closes_at }))
  const claimed = await sql<{ listing_id: ListingId }>`
    insert into auction_closings (listing_id, outcome, price_cents, winner_id, closed_by, due_at, at)
    select listing_id, outcome, price_cents, winner_id, ${closedBy}::text, due_at, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as c(listing_id bigint, outcome text, price_cents bigint, winner_id bigint, due_at timestamptz)
        on conflict do nothing
    returning listing_id`.execute(tx)
  return new Set(claimed.rows.map((row) => row.listing_id))
}

import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { RecordedAuction, RecordedCall, Recording } from './bid-recording.ts'

export async function recordRun(
  db: Db,
  auctions: RecordedAuction[],
  calls: RecordedCall[],
): Promise<Recording> {
  const ids = auctions.map((auction) => auction.listing_id)
  const of = (table: 'bids' | 'deals' | 'auction_closings' | 'trades') =>
    db
      .selectFrom(table as 'bids')
      .selectAll()
      .where('listing_id', 'in', ids)
      // oxlint-disable-next-line typescript/no-explicit-any -- Replies and refusals are read by their fields.
      .execute() as Promise<any[]>
  const [bids, deals, closings, trades] = await Promise.all([
    of('bids'),
    of('deals'),
    of('auction_closings'),
    of('trades'),
  ])
  return { auctions, bids, deals, closings, trades, calls }
}

export async function loweringsOf(db: Db): Promise<Map<number, NonNullable<RecordedAuction['lowered']>>> {
  const rows = await db
    .selectFrom('reserve_reductions')
    .select(['listing_id', 'after_sequence', 'to_cents as reserve_price_cents'])
    .execute()
  return new Map(rows.map(({ listing_id, ...lowered }) => [listing_id, lowered]))
}

export async function recordTerms(db: Db, ids: ListingId[]): Promise<RecordedAuction[]> {
  const rows = await db
    .selectFrom('deals')
    .select([
      'listing_id',
      'seller_id',
      'start_price_cents',
      'reserve_price_cents',
      'buy_now_price_cents',
      'closes_at',
    ])
    .where('listing_id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...row, closes_at: row.closes_at! }))
}

import { findAnomalies } from './bid-checker.ts'
import type { RecordedAuction } from './bid-recording.ts'
import { loweringsOf, recordRun } from './record-run.ts'
import type { Db } from '#platform/server/database/db.ts'

/** The original terms: deals may have lost their buy-now or been extended since. */
async function auctionsAsListed(db: Db): Promise<RecordedAuction[]> {
  const rows = await db
    .selectFrom('listings')
    .select([
      'id as listing_id',
      'seller_id',
      'start_price_cents',
      'reserve_price_cents',
      'buy_now_price_cents',
    ])
    .select(['starts_at', 'closes_at', 'duration_minutes'])
    .where('sale_method', '=', 'auction')
    .where('status', '<>', 'draft')
    .execute()
  const lowerings = await loweringsOf(db)
  return rows.map((row) => ({
    ...row,
    lowered: lowerings.get(row.listing_id),
    start_price_cents: row.start_price_cents!,
    closes_at: row.closes_at ?? new Date(row.starts_at!.getTime() + row.duration_minutes! * 60_000),
  }))
}

export async function anomaliesOf(db: Db) {
  const recording = await recordRun(db, await auctionsAsListed(db), [])
  const calls = recording.bids.map(({ listing_id, sequence, bidder_id, max_cents, placed_at }) => ({
    listing_id,
    sequence,
    bidder_id,
    max_cents,
    operation_id: `${listing_id} ${sequence}`,
    kind: 'bid' as const,
    started_at: placed_at,
    ended_at: placed_at,
    outcome: 'ok' as const,
  }))
  const { auctions, bids, trades } = recording
  return { auctions, bids, trades, anomalies: findAnomalies({ ...recording, calls }) }
}

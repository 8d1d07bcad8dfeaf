import type { ListingActivity } from '#domains/moderation/common/records/admin.ts'
import { readListingTrades } from '#domains/trades/server/listing-trades.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectActivityCounts, selectBids } from './activity.queries.ts'

/** Reads in one snapshot, since an auction goes on meanwhile. */
export async function readActivity(db: Db, listingId: ListingId): Promise<ListingActivity> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readActivityIn(tx, listingId))
}

async function readActivityIn(tx: Tx, listingId: ListingId): Promise<ListingActivity> {
  const counts = (await selectActivityCounts(tx, listingId)) ?? refuse('not_found')
  const closedAt = counts.closed_at?.toISOString() ?? null
  return {
    deal:
      counts.price_cents === null || counts.bid_count === null
        ? null
        : {
            price_cents: counts.price_cents,
            bid_count: counts.bid_count,
            closes_at: counts.closes_at?.toISOString() ?? null,
            closed_at: closedAt,
          },
    trades: await readListingTrades(tx, listingId),
    bids: await selectBids(tx, listingId),
    bid_total: counts.bids,
    questions: { total: counts.questions, unanswered: counts.unanswered },
    offers: { total: counts.offers, open: counts.open_offers },
    watchers: counts.watchers,
    closed_at: closedAt,
  }
}

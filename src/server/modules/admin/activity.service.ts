import { getListingActivity, type ListingActivity } from '#contract/admin/admin.ts'
import { readListingTrades } from '#server/modules/trades/listing-trades.service.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusal.ts'
import { selectActivityCounts, selectBids } from './activity.queries.ts'

/** What was done with a listing, by whom. */
export async function readActivity(db: Db, listing_id: number): Promise<ListingActivity> {
  const counts = (await selectActivityCounts(db, listing_id)) ?? refuse(getListingActivity, 'not_found')
  const [trades, bids] = await Promise.all([readListingTrades(db, listing_id), selectBids(db, listing_id)])
  return {
    trades,
    bids,
    bid_total: counts.bids,
    questions: { total: counts.questions, unanswered: counts.unanswered },
    offers: { total: counts.offers, open: counts.open_offers },
    watchers: counts.watchers,
    closed_at: counts.closed_at?.toISOString() ?? null,
  }
}

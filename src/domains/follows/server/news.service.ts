import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { followedSellerListed } from './follows.events.ts'
import {
  deleteNews,
  lockNews,
  selectFollowersToNotify,
  selectHasFollowers,
  selectNews,
  type SellerNews,
} from './news.queries.ts'
import { isNewsDue } from './news.rules.ts'

export async function recordNews(tx: Tx, sellerId: AccountId, listingId: ListingId): Promise<void> {
  if (!(await selectHasFollowers(tx, sellerId))) return
  await tx
    .insertInto('follow_news')
    .values({ listing_id: listingId, seller_id: sellerId, listed_at: await readClock(tx) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** How many people one event notifies, so that no handler takes long. */
const notifiedTogether = 100
/** How many of its listings a notice names. */
const named = 2

/** Once per listing, however many workers run. */
export async function notifyFollowers(db: Db, at?: Date): Promise<void> {
  for (const waiting of await selectNews(db)) {
    if (!isDue(waiting, at ?? waiting.now)) continue
    await transact(db, async (tx) => await notifyFollowersOf(tx, waiting.seller_id, at))
  }
}

async function notifyFollowersOf(tx: Tx, sellerId: AccountId, at?: Date): Promise<void> {
  const news = await lockNews(tx, sellerId)
  if (!news) return
  const now = at ?? news.now
  if (!isDue(news, now)) return
  const followerIds = await selectFollowersToNotify(tx, news)
  const listingIds = await deleteNews(tx, sellerId)
  if (listingIds.length === 0 || followerIds.length === 0) return
  await tx.updateTable('follow_notices').set({ notified_at: now }).where('seller_id', '=', sellerId).execute()
  for (let n = 0; n < followerIds.length; n += notifiedTogether) {
    await recordEvent(tx, followedSellerListed, {
      seller_id: sellerId,
      listing_ids: listingIds.slice(0, named),
      count: listingIds.length,
      follower_ids: followerIds.slice(n, n + notifiedTogether),
    })
  }
}

const isDue = (news: SellerNews, now: Date) =>
  isNewsDue(
    {
      firstListedAt: news.first_listed_at,
      lastListedAt: news.last_listed_at,
      notifiedAt: news.notified_at,
    },
    now,
  )

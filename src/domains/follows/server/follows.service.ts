import { maxFollows } from '#domains/follows/common/follows.ts'
import type { followSeller, listFollowedSellers } from '#domains/follows/common/follows.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  lockFollower,
  selectFollowedCount,
  selectFollowedIds,
  selectFollowedSellers,
  selectIsSeller,
} from './follows.queries.ts'

export async function readFollowedSellers(
  db: Db,
  followerId: AccountId,
  { page, limit }: { page: number; limit: number },
): Promise<OperationReply<typeof listFollowedSellers>> {
  const rows = await selectFollowedSellers(db, followerId, { page, limit })
  const items = rows.map(({ followed_at: followedAt, ...row }) => ({
    ...row,
    followed_at: followedAt.toISOString(),
  }))
  return { items, total: await selectFollowedCount(db, followerId), page, limit }
}

/** Idempotent. A member whom the seller has blocked may follow, so that they can't find out, but isn't notified. */
export function followFor(
  db: Db,
  followerId: AccountId,
  sellerId: AccountId,
): Promise<OperationReply<typeof followSeller>> {
  return transact(db, async (tx) => {
    if (followerId === sellerId) refuse('own_seller')
    if (!(await selectIsSeller(tx, sellerId))) refuse('not_found')
    if ((await lockFollower(tx, followerId)).status === 'deleted') refuse('not_found')
    const followed = await selectFollowedIds(tx, followerId)
    if (!followed.includes(sellerId)) {
      if (followed.length >= maxFollows) refuse('follows_full')
      await tx
        .insertInto('seller_follows')
        .values({ follower_id: followerId, seller_id: sellerId, followed_at: await readClock(tx) })
        .execute()
    }
    return { seller_id: sellerId }
  })
}

export async function unfollowFor(db: Db, followerId: AccountId, sellerId: AccountId): Promise<void> {
  await transact(db, (tx) =>
    tx
      .deleteFrom('seller_follows')
      .where('follower_id', '=', followerId)
      .where('seller_id', '=', sellerId)
      .execute(),
  )
}

export async function forgetFollows(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .deleteFrom('seller_follows')
    .where((eb) => eb.or([eb('follower_id', '=', accountId), eb('seller_id', '=', accountId)]))
    .execute()
  await tx.deleteFrom('follow_news').where('seller_id', '=', accountId).execute()
  await tx.deleteFrom('follow_notices').where('seller_id', '=', accountId).execute()
}

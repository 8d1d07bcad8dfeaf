import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

/** The shared row of all follows of an account: two parallel ones can't exceed the limit. */
export async function lockFollower(tx: Tx, followerId: AccountId): Promise<{ status: string }> {
  const { rows } = await sql<{ status: string }>`
    select status from accounts where id = ${followerId} for no key update`.execute(tx)
  return must(rows[0], 'account')
}

/** False for an account that can't trade now, and for an admin. */
export async function selectIsSeller(db: Db, sellerId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', sellerId)
    .where('type', '=', 'user')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

export async function selectFollowedSellers(
  db: Db,
  followerId: AccountId,
  { page, limit }: { page: number; limit: number },
) {
  return await db
    .selectFrom('seller_follows as f')
    .innerJoin('accounts as a', 'a.id', 'f.seller_id')
    .select(['a.id', 'a.avatar', 'f.followed_at'])
    .select(
      sql<string>`case when a.seller_kind = 'in_trade' then coalesce(a.trading_name, a.display_name)
        else a.display_name end`.as('name'),
    )
    .select(sql<boolean>`a.status = 'active'`.as('has_page'))
    .select(
      sql<number>`(select count(*) from listings l where l.seller_id = a.id and l.status = 'active')`.as(
        'live_count',
      ),
    )
    .where('f.follower_id', '=', followerId)
    .orderBy('f.followed_at', 'desc')
    .orderBy('a.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function selectFollowedIds(db: Db, followerId: AccountId): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('seller_follows')
    .select('seller_id')
    .where('follower_id', '=', followerId)
    .orderBy('seller_id')
    .execute()
  return rows.map(({ seller_id: sellerId }) => sellerId)
}

export async function selectFollowedCount(db: Db, followerId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('seller_follows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('follower_id', '=', followerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function selectFollowerCount(db: Db, sellerId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('seller_follows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return count
}

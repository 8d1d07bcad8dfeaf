import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export interface SellerNews {
  seller_id: AccountId
  first_listed_at: Date
  last_listed_at: Date
  notified_at: Date | null
  now: Date
}

const newsOf = (condition = sql`true`) => sql<SellerNews>`
  select n.seller_id, min(n.listed_at) as first_listed_at, max(n.listed_at) as last_listed_at,
         s.notified_at, clock_timestamp() as now
    from follow_news n left join follow_notices s on s.seller_id = n.seller_id
   where ${condition}
   group by n.seller_id, s.notified_at order by min(n.listed_at)`

export async function selectNews(db: Db): Promise<SellerNews[]> {
  const { rows } = await newsOf().execute(db)
  return rows
}

/** Serialises the workers by the seller's row, then reads what waits. */
export async function lockNews(tx: Tx, sellerId: AccountId): Promise<SellerNews | undefined> {
  await sql`
    insert into follow_notices (seller_id) values (${sellerId})
    on conflict (seller_id) do update set seller_id = excluded.seller_id`.execute(tx)
  const { rows } = await newsOf(sql`n.seller_id = ${sellerId}`).execute(tx)
  return rows[0]
}

/** Listings that aren't live any more are passed over, and so is everything of a seller who can't trade now. */
export async function deleteNews(tx: Tx, sellerId: AccountId): Promise<ListingId[]> {
  const { rows } = await sql<{ listing_id: ListingId }>`
    with taken as (delete from follow_news where seller_id = ${sellerId} returning listing_id, listed_at)
    select t.listing_id
      from taken t
      join listings l on l.id = t.listing_id and l.status = 'active'
      join accounts a on a.id = l.seller_id and a.status = 'active'
     order by t.listed_at desc, t.listing_id desc`.execute(tx)
  return rows.map(({ listing_id: listingId }) => listingId)
}

/** Without those who follow only since the last listing, and without blocks of either side. */
export async function selectFollowersToNotify(
  db: Db,
  { seller_id: sellerId, last_listed_at: lastListedAt }: SellerNews,
): Promise<AccountId[]> {
  const { rows } = await sql<{ follower_id: AccountId }>`
    select f.follower_id
      from seller_follows f join accounts a on a.id = f.follower_id
     where f.seller_id = ${sellerId} and f.followed_at < ${lastListedAt}::timestamptz and a.status = 'active'
       and not exists (
         select from blocks b
          where (b.seller_id, b.account_id) in ((f.seller_id, f.follower_id), (f.follower_id, f.seller_id)))
     order by f.follower_id`.execute(db)
  return rows.map(({ follower_id: followerId }) => followerId)
}

export async function selectHasFollowers(db: Db, sellerId: AccountId): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from seller_follows where seller_id = ${sellerId}) as has`.execute(db)
  return must(rows[0], 'answer').has
}

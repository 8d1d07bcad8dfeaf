import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

export async function countFavourites(db: Db, account_id: number): Promise<number> {
  const { count } = await favouritesOf(db, account_id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One page of what an account watches: open ones by closing time, then the closed ones, latest first. */
export function selectFavourites(
  db: Db,
  account_id: number,
  { page, limit }: { page: number; limit: number },
) {
  const is_open = sql<boolean>`(l.status = 'active' and coalesce(d.closes_at, 'infinity') > clock_timestamp())`
  return favouritesOf(db, account_id)
    .select(['f.id', 'f.note', 'f.watched_at', 'f.listing_id'])
    .orderBy(is_open, 'desc')
    .orderBy(sql`case when ${is_open} then d.closes_at end`, (order) => order.asc().nullsLast())
    .orderBy(sql`coalesce(d.closed_at, d.closes_at)`, (order) => order.desc().nullsLast())
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** A listing that was taken out of sight stays watched, but isn't shown. */
function favouritesOf(db: Db, account_id: number) {
  return db
    .selectFrom('favourites as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('deals as d', 'd.listing_id', 'f.listing_id')
    .where('f.account_id', '=', account_id)
    .where('l.status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
}

export function selectFavouriteIds(db: Db, account_id: number) {
  return db
    .selectFrom('favourites')
    .select(['id', 'listing_id'])
    .where('account_id', '=', account_id)
    .orderBy('id', 'desc')
    .execute()
}

/** Whether there is such a listing for everyone to see. */
export async function isPublic(db: Db, listing_id: number): Promise<boolean> {
  const listing = await db
    .selectFrom('listings')
    .innerJoin('deals', 'deals.listing_id', 'listings.id')
    .select('listings.id')
    .where('listings.id', '=', listing_id)
    .where('listings.status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
    .executeTakeFirst()
  return listing !== undefined
}

export async function countWatchers(db: Db, listing_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('listing_id', '=', listing_id)
    .executeTakeFirstOrThrow()
  return count
}

/** One's own favourite, and whether one leads the auction it is about. */
export function selectOwnFavourite(db: Db, account_id: number, id: number) {
  return db
    .selectFrom('favourites as f')
    .leftJoin('deals as d', 'd.listing_id', 'f.listing_id')
    .select('f.listing_id')
    .select(
      sql<boolean>`coalesce(d.leader_id = f.account_id and d.closed_at is null, false)`.as('is_leading'),
    )
    .where('f.account_id', '=', account_id)
    .where('f.id', '=', id)
    .executeTakeFirst()
}

import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { watchSort } from '#domains/watchlist/common/watching.shapes.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { executePrepared } from '#platform/server/database/prepared.ts'

export type WatchListQuery = { state?: 'open' | 'closed' | undefined; sort: z.output<typeof watchSort> }

const isOpen = sql<boolean>`(l.status = 'active' and coalesce(d.closes_at, 'infinity') > clock_timestamp())`

export async function countFavourites(db: Db, accountId: AccountId) {
  const query = getFavourites(db, accountId)
    .select(sql<number>`count(*) filter (where ${isOpen})`.as('open_count'))
    .select(sql<number>`count(*) filter (where not ${isOpen})`.as('closed_count'))
  const [counts] = await executePrepared(db, query)
  return must(counts, 'counts')
}

export type FavouriteRow = Awaited<ReturnType<typeof selectFavourites>>[number]

export async function selectFavourites(
  db: Db,
  accountId: AccountId,
  { state, sort, page, limit }: WatchListQuery & { page: number; limit: number },
) {
  const chosen = getFavourites(db, accountId)
    .leftJoin('watch_snapshots as look', 'look.favourite_id', 'f.id')
    .leftJoin('usual_reminders as usual', 'usual.account_id', 'f.account_id')
    .select(['f.id', 'f.note', 'f.watched_at', 'f.listing_id', 'l.version', 'f.reminder_hours'])
    .select(['usual.hours as usual_hours', 'look.at as looked_at', 'look.status', 'look.price_cents'])
    .select(['look.bid_count', 'look.reserve_state', 'look.buy_now_price_cents', 'look.closes_at'])
    .leftJoin('watch_thresholds as th', 'th.favourite_id', 'f.id')
    .select(['look.last_edit_id', 'th.threshold_cents', 'th.is_armed'])
    .select([status.as('standing'), ownMaximum.as('my_max_cents'), soldFor.as('sold_for_cents')])
    .$if(state === 'open', (query) => query.where(isOpen))
    .$if(state === 'closed', (query) => query.where(sql<boolean>`not ${isOpen}`))
    .orderBy(isOpen, 'desc')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Ordering leaves the type of a query as it is.
    .$call((query) => orders[sort](query as never) as typeof query)
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  return await executePrepared(db, chosen)
}

const ownMaximum = sql<number | null>`own_maximum(f.listing_id, f.account_id)`

const status = sql<'none' | 'leading' | 'outbid'>`case
  when not ${isOpen} or d.kind <> 'auction' then 'none'
  when d.leader_id = f.account_id then 'leading'
  when ${ownMaximum} is not null then 'outbid'
  else 'none' end`

const soldFor = sql<number | null>`case when l.status = 'sold' then (
  select t.price_cents from trades t
   where t.listing_id = l.id and t.status not in ('unconfirmed', 'cancelled') order by t.id desc limit 1) end`

type Ordered = ReturnType<typeof getFavourites>

const orders: Record<WatchListQuery['sort'], (query: Ordered) => Ordered> = {
  closing: (query) =>
    query
      .orderBy(sql`case when ${isOpen} then d.closes_at end`, (order) => order.asc().nullsLast())
      .orderBy(sql`coalesce(d.closed_at, d.closes_at)`, (order) => order.desc().nullsLast()),
  latest: (query) => query.orderBy('f.watched_at', 'desc'),
  price_low: (query) => query.orderBy('d.price_cents'),
  price_high: (query) => query.orderBy('d.price_cents', 'desc'),
}

/** A suspended listing is still watched, but isn't shown. */
function getFavourites(db: Db, accountId: AccountId) {
  return db
    .selectFrom('favourites as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('deals as d', 'd.listing_id', 'f.listing_id')
    .where('f.account_id', '=', accountId)
    .where('l.status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
}

export function selectFavouriteIds(db: Db, accountId: AccountId) {
  return db
    .selectFrom('favourites')
    .select(['id', 'listing_id'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

export async function isPublic(db: Db, listingId: ListingId): Promise<boolean> {
  const listing = await db
    .selectFrom('listings')
    .innerJoin('deals', 'deals.listing_id', 'listings.id')
    .select('listings.id')
    .where('listings.id', '=', listingId)
    .where('listings.status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
    .executeTakeFirst()
  return listing !== undefined
}

export async function countWatchers(db: Db, listingId: ListingId): Promise<number> {
  const note = await db
    .selectFrom('watch_counts')
    .select('watchers')
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return note?.watchers ?? 0
}

export function selectOwnFavourite(db: Db, accountId: AccountId, id: number) {
  return db
    .selectFrom('favourites as f')
    .leftJoin('deals as d', 'd.listing_id', 'f.listing_id')
    .select('f.listing_id')
    .select(
      sql<boolean>`coalesce(d.leader_id = f.account_id and d.closed_at is null, false)`.as('is_leading'),
    )
    .where('f.account_id', '=', accountId)
    .where('f.id', '=', id)
    .executeTakeFirst()
}

export interface EditSince {
  favourite_id: number
  changes: unknown
}

export async function selectEditsSince(db: Db, favouriteIds: number[]): Promise<EditSince[]> {
  const query = db
    .selectFrom('favourites as f')
    .innerJoin('watch_snapshots as look', 'look.favourite_id', 'f.id')
    .innerJoin('listing_edits as e', (on) =>
      on
        .onRef('e.listing_id', '=', 'f.listing_id')
        .on('e.id', '>', sql<number>`coalesce(look.last_edit_id, 0)`),
    )
    .select(['f.id as favourite_id', 'e.changes'])
    .where('f.id', '=', sql<number>`any(${favouriteIds}::bigint[])`)
    .orderBy('e.id')
  return await executePrepared(db, query)
}

export async function selectVersions(db: Db, listingIds: ListingId[]) {
  return await db
    .selectFrom('listings as l')
    .select(['l.id', 'l.version'])
    .select(
      sql<number | null>`(select max(e.id) from listing_edits e where e.listing_id = l.id)`.as(
        'last_edit_id',
      ),
    )
    .where('l.id', '=', sql<ListingId>`any(${listingIds}::bigint[])`)
    .execute()
}

export async function lockOwnFavourites(tx: Tx, accountId: AccountId, listingIds: ListingId[]) {
  return await tx
    .selectFrom('favourites')
    .select(['id', 'listing_id'])
    .where('account_id', '=', accountId)
    .where('listing_id', '=', sql<ListingId>`any(${listingIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

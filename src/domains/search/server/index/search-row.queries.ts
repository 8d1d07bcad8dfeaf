import { sql } from 'kysely'
import { sellerKindSql } from '#domains/listings/server/maintenance.service.ts'
import type { FilterKind } from '#domains/catalogue/common/catalogue.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { executePrepared } from '#platform/server/database/prepared.ts'

export async function selectRow(db: Db, listingId: ListingId): Promise<string | undefined> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(r)::text as row from search_rows r where listing_id = ${listingId}`.execute(db)
  return rows[0]?.row
}

/**
 * True if the row changed, or costs less. Bids raise prices all the time, which saved searches
 * needn't check.
 */
export async function isFoundByMore(db: Db, listingId: ListingId, before: string): Promise<boolean> {
  const unsearched = sql`array['bid_count', 'watchers', 'published_at', 'closes_at', 'open_home_at', 'price_cents',
    'price_or_last_cents', 'reduction_bp']`
  const { rows } = await sql<{ is_more: boolean }>`
    select to_jsonb(r) - ${unsearched} <> was - ${unsearched}
           or price_or_last_cents < (was ->> 'price_or_last_cents')::bigint as is_more
      from search_rows r, cast(${before} as jsonb) was where listing_id = ${listingId}`.execute(db)
  return must(rows[0], 'is_more').is_more
}

export async function selectRowListings(
  db: Db,
  some: { category_id?: number; seller_id?: AccountId },
  { after, limit }: { after: ListingId; limit: number },
): Promise<ListingId[]> {
  const { category_id: categoryId, seller_id: sellerId } = some
  const rows = await db
    .selectFrom('listings as l')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .select('l.id')
    .where('l.status', '=', 'active')
    .where('l.id', '>', after)
    .$if(categoryId !== undefined, (query) =>
      query.where(sql<boolean>`c.path @> array[${categoryId}::bigint]`),
    )
    .$call(ifGiven(sellerId, (query, value) => query.where('l.seller_id', '=', value)))
    .orderBy('l.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Listings whose next open home in the index is over. */
export async function selectEndedOpenHomes(db: Db, limit: number): Promise<ListingId[]> {
  const { rows } = await sql<{ listing_id: ListingId }>`
    select r.listing_id from search_rows r left join property_details p using (listing_id)
     where r.open_home_at <= clock_timestamp()
       and not exists (select from jsonb_to_recordset(p.open_homes) as h (starts_at timestamptz, ends_at timestamptz)
             where h.starts_at = r.open_home_at and h.ends_at > clock_timestamp())
     order by r.open_home_at limit ${limit}`.execute(db)
  return rows.map((row) => row.listing_id)
}

/** The kind of each filter that applies to the listing `l` in the category `c`, by its key. */
const answerKinds = sql<Record<string, FilterKind>>`(
  select coalesce(jsonb_object_agg(f.key, f.kind), '{}') from filters f
   where l.attributes <> '{}' and f.status = 'active'
     and exists (select from filter_categories fc where fc.filter_id = f.id and fc.category_id = any (c.path)))`

export type Searchable = NonNullable<Awaited<ReturnType<typeof selectSearchable>>>

export async function selectLive(tx: Tx, listingIds: ListingId[]): Promise<ListingId[]> {
  const rows = await tx
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .select('l.id')
    .where('l.id', 'in', listingIds)
    .where('l.status', '=', 'active')
    .where('d.closed_at', 'is', null)
    .orderBy('l.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function selectSearchable(tx: Tx, listingId: ListingId) {
  // Prepared: each bid refreshes a row, and planning these joins takes longer than running them.
  const query = tx
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .innerJoin('suburbs as s', 's.slug', 'l.suburb')
    .innerJoin('districts as di', 'di.slug', 's.district')
    .innerJoin('regions as re', 're.slug', 'di.region')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .leftJoin('property_details as p', 'p.listing_id', 'l.id')
    .leftJoin('vehicle_details as v', 'v.listing_id', 'l.id')
    .select([
      'l.title',
      'l.subtitle',
      'l.description',
      'l.type',
      'l.condition',
      'l.sale_method',
      'l.seller_id',
      sellerKindSql.as('seller_kind'),
    ])
    .select(['c.path as category_path', 's.slug as suburb', 's.district', 'di.region'])
    .select(['d.price_cents', 'd.bid_count', 'p.search_price_cents', 'p.price_method'])
    // Listings that run until sold come after those that close.
    .select(sql<Date | null>`case when d.kind = 'auction' then d.closes_at end`.as('closes_at'))
    .select(['l.latitude', 'l.longitude', 's.latitude as suburb_latitude', 's.longitude as suburb_longitude'])
    .select(['p.open_homes', 'p.agent_ids', 'p.floor_area_m2', 'p.land_area_m2'])
    .select(sql<Record<string, unknown> | null>`to_jsonb(p)`.as('property'))
    .select(['d.reserve_price_cents', 'd.buy_now_price_cents', 'd.kind'])
    .select(['l.pickup', 'l.delivery_options', 'l.earlier_price_cents'])
    .select(sql<Date>`date_trunc('milliseconds', coalesce(l.starts_at, l.created_at))`.as('published_at'))
    .select(sql<Date>`clock_timestamp()`.as('now'))
    // 'guitar' finds a Stratocaster, because it's in Guitars & bass.
    .select(
      sql<string>`(select string_agg(name, ' ') from categories where id = any (c.path))`.as(
        'category_names',
      ),
    )
    .select(sql<string[]>`array[s.name, di.name, re.name]`.as('place_names'))
    .select(['l.attributes', answerKinds.as('asked')])
    .select(sql<Record<string, unknown> | null>`to_jsonb(v)`.as('vehicle'))
    .select(
      sql<number>`coalesce((select w.watchers from watch_counts w where w.listing_id = l.id), 0)`.as(
        'watchers',
      ),
    )
    .where('l.id', '=', listingId)
    .where('l.status', '=', 'active')
    .where('d.closed_at', 'is', null)
  const rows = await executePrepared(tx, query)
  return rows.at(0)
}

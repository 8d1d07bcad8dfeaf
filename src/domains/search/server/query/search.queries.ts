import { sql, type RawBuilder } from 'kysely'
import type { Destination } from '#domains/delivery/common/delivery-price.ts'
import { type Near, readNear } from '#domains/places/common/near.ts'
import { type ListingId, toListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { boxAround, type Sample } from './search.cells.rules.ts'
import {
  type SearchRequest,
  distanceFrom,
  type Page,
  type PageWanted,
  buildHitsSql,
  buildTotalSql,
  sampledConditions,
} from './search.matching.queries.ts'
import { type PageEnd, orders, type SortColumn } from './search.rules.ts'

export function isOnlyNear({ query }: SearchRequest): boolean {
  const {
    near,
    sort: _sort,
    limit: _limit,
    cursor: _cursor,
    facets: _facets,
    exact: _exact,
    ...others
  } = query
  const { to: _to, to_rural: _rural, ...rest } = others
  return near !== undefined && Object.values(rest).every((value) => value === undefined)
}

/** There are few points, however many listings each has. */
const pointsWithin = (circle: Near): RawBuilder<unknown> => {
  const { west, south, east, north } = boxAround(circle)
  return sql`(
    select * from (select latitude, longitude, ${distanceFrom(circle)} as distance_m from search_points
                    where latitude between ${south} and ${north} and longitude between ${west} and ${east}) boxed
     where distance_m <= ${circle.radiusKm * 1000}) points`
}

/**
 * Selects one more if there are more: per point the ids of at most a page, then the nearest of
 * these.
 */
export async function selectAtPoints(
  db: Db,
  { after, size }: { after: PageEnd | null; size: number },
  circle: Near,
): Promise<{ listing_id: ListingId; end: PageEnd }[]> {
  const [distanceM, listingId] = after ?? [-1, 0]
  const { rows } = await sql<{ listing_id: ListingId; distance_m: number }>`
    select points.distance_m, near.listing_id
      from ${pointsWithin(circle)} cross join lateral (
        select listing_id from search_rows r
         where r.latitude = points.latitude and r.longitude = points.longitude
           and r.listing_id > case when points.distance_m = ${distanceM}::integer then ${listingId}::bigint else 0 end
         order by listing_id limit ${size + 1}) near
     where points.distance_m >= ${distanceM}::integer
     order by distance_m, listing_id limit ${size + 1}`.execute(db)
  return rows.map((row) => ({ listing_id: row.listing_id, end: [row.distance_m, row.listing_id] }))
}

async function countNear(db: Db, { query }: SearchRequest, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${pointsWithin(must(readNear(must(query.near, 'near')), 'near'))}
        join search_rows r on r.latitude = points.latitude and r.longitude = points.longitude limit ${most}) counted`.execute(
    db,
  )
  return must(rows[0], 'count').count
}

export async function selectSorted(db: Db, wanted: PageWanted): Promise<Page> {
  const { order, after, size } = wanted
  const { columns, direction } = orders[order]
  // Materialized, or the planner might scan the order's index instead.
  const { rows } = await sql<SortRow>`
    with hits as materialized (${buildHitsSql(wanted, columns)})
    select ${buildNamesSql(columns)} from hits
     ${after ? sql`where ${beyond(columns, direction, after)}` : sql``}
     order by ${inOrder(columns, direction)} limit ${size + 1}`.execute(db)
  return rows.map((row) => pageRow(row, columns))
}

/**
 * Columns that only some listings have a value in: their partial indexes are scanned. Those without one come
 * last, and are reached by sorting.
 */
const partial: Partial<Record<SortColumn, string>> = {
  reduction_or_last: 'reduction_bp',
  odometer_or_last: 'odometer_km',
  year_or_last: 'year',
}

/**
 * @param rowBudget rows read at most
 * @returns null if the page isn't full by then
 */
export async function scanSortIndex(db: Db, wanted: PageWanted, rowBudget: number): Promise<Page | null> {
  const { order, after, size, query } = wanted
  const { columns, direction } = orders[order]
  const [first] = columns
  const indexed = partial[first]
  const isByPrice = first === 'price_cents' || first === 'price_or_last_cents'
  const scanned = sql`(
    select * from search_rows
     where true
       ${indexed === undefined ? sql`` : sql`and ${sql.ref(indexed)} is not null`}
       ${after ? sql`and ${beyond(columns, direction, after, partial)}` : sql``}
       ${isByPrice && query.price_min !== undefined ? sql`and price_cents >= ${query.price_min}::bigint` : sql``}
       ${isByPrice && query.price_max !== undefined ? sql`and price_or_last_cents <= ${query.price_max}::bigint` : sql``}
     order by ${inOrder(columns, direction, partial)} limit ${rowBudget}) scanned`
  const { rows } = await sql<SortRow>`
    select ${buildNamesSql(columns)} from (${buildHitsSql(wanted, columns, scanned)}) hits
     order by ${inOrder(columns, direction)} limit ${size + 1}`.execute(db)
  return rows.length > size ? rows.map((row) => pageRow(row, columns)) : null
}

/**
 * By total: no total is below its price, so a page of the cheapest listings is whole once its last total is
 * below the next price.
 * @returns null if the page isn't certain within the budget
 */
export async function scanByTotal(db: Db, wanted: PageWanted, rowBudget: number): Promise<Page | null> {
  const { after, size, query } = wanted
  const { columns, direction } = orders.total
  const byPrice = sql`from search_rows where price_or_last_cents >= ${query.price_min ?? 0}::bigint
    order by price_or_last_cents, listing_id`
  const cheapest = sql`(select * ${byPrice} limit ${rowBudget}) cheapest`
  const { rows } = await sql<SortRow & { next_price: number | null }>`
    select ${buildNamesSql(columns)},
           (select price_or_last_cents ${byPrice} offset ${rowBudget} limit 1) as next_price
      from (${buildHitsSql(wanted, columns, cheapest)}) hits
     ${after ? sql`where ${beyond(columns, direction, after)}` : sql``}
     order by ${inOrder(columns, direction)} limit ${size + 1}`.execute(db)
  const last = rows.at(-1)
  if (!last) return null
  const isCertain = last.next_price === null || Number(last.total_or_last) < last.next_price
  return isCertain && (rows.length > size || last.next_price === null)
    ? rows.map((row) => pageRow(row, columns))
    : null
}

const sizeCache: CacheOptions<number> = {
  name: 'how many may be searched',
  maxBytes: 1_000,
  sizeOf: () => 500,
  ttlMs: 60_000,
}

/** Estimates how many rows there are. */
export async function estimateRows({ db, caches }: DataSource): Promise<number> {
  return await caches.open(sizeCache).read('', async () => {
    const { rows } = await sql<{ rows: number }>`
      select reltuples::float8 as rows from pg_class where oid = 'search_rows'::regclass`.execute(db)
    return must(rows[0], 'rows').rows
  })
}

/** Counts in the whole or in a sample. */
export async function countIn(
  db: Db,
  request: SearchRequest,
  sample: Sample | null,
  most?: number,
): Promise<number> {
  if (sample === null && most !== undefined && isOnlyNear(request)) return await countNear(db, request, most)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from search_rows where true ${sampledConditions(request, sample)} limit ${most ?? null}) counted`.execute(
    db,
  )
  return must(rows[0], 'count').count
}

export async function selectTotals(db: Db, destination: Destination, ids: ListingId[]) {
  const { rows } = await sql<{ listing_id: ListingId; total_cents: number | null }>`
    select listing_id, ${buildTotalSql(destination)} as total_cents from search_rows
     where listing_id = any(${ids}::bigint[]) order by listing_id`.execute(db)
  return rows
}

type SortRow = Record<SortColumn, number | Date>

const pageRow = (row: SortRow, columns: readonly SortColumn[]) => ({
  listing_id: toListingId(Number(row.listing_id)),
  end: columns.map((column) => toJson(row[column])),
})

const buildNamesSql = (columns: readonly SortColumn[]) => sql.join(columns.map((column) => sql.ref(column)))
type Renamed = Partial<Record<SortColumn, string>>
const inOrder = (columns: readonly SortColumn[], direction: 'asc' | 'desc', renamed: Renamed = {}) =>
  sql.join(columns.map((column) => sql`${sql.ref(renamed[column] ?? column)} ${sql.raw(direction)}`))

const types = {
  rank: 'real',
  in_title: 'integer',
  published_at: 'timestamptz',
  closes_at: 'timestamptz',
  open_home_at: 'timestamptz',
  price_cents: 'bigint',
  price_or_last_cents: 'bigint',
  bid_count: 'integer',
  watchers: 'integer',
  distance_m: 'integer',
  reduction_or_last: 'integer',
  odometer_or_last: 'integer',
  year_or_last: 'integer',
  total_or_last: 'bigint',
  listing_id: 'bigint',
} as const satisfies Record<SortColumn, string>

/** A row comparison that the index of the sort serves. */
function beyond(
  columns: readonly SortColumn[],
  direction: 'asc' | 'desc',
  after: PageEnd,
  renamed: Renamed = {},
): RawBuilder<unknown> {
  const values = columns.map((column, at) => sql`${after[at]}::${sql.raw(types[column])}`)
  const compare = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${sql.join(columns.map((column) => sql.ref(renamed[column] ?? column)))}) ${compare} (${sql.join(values)})`
}

const toJson = (value: number | Date) => (value instanceof Date ? value.toISOString() : value)

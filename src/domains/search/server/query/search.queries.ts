import { sql, type RawBuilder } from 'kysely'
import { must } from '#platform/common/must.ts'
import { toListingId } from '#platform/common/ids.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import {
  type Page,
  type PageWanted,
  type SearchRequest,
  buildHitsSql,
  sampledConditions,
} from './search.matching.queries.ts'
import type { Sample } from './search.samples.rules.ts'
import { countNear, isOnlyNear } from './search.nearest.queries.ts'
import { orders, type PageEnd, type SortColumn } from './search.rules.ts'

export async function selectSorted(db: Db, wanted: PageWanted): Promise<Page> {
  const { order, after, size } = wanted
  const { columns, direction } = orders[order]
  // Materialized, or the planner might scan the order's index instead.
  const { rows } = await sql<SortRow>`
    with hits as materialized (${buildHitsSql(wanted)})
    select ${buildNamesSql(columns)} from hits
     ${after ? sql`where ${beyond(columns, direction, after)}` : sql``}
     order by ${inOrder(columns, direction)} limit ${size + 1}`.execute(db)
  return rows.map((row) => pageRow(row, columns))
}

/**
 * @param rowBudget rows read at most
 * @returns null if the page isn't full by then
 */
export async function scanSortIndex(db: Db, wanted: PageWanted, rowBudget: number): Promise<Page | null> {
  const { order, after, size, query } = wanted
  const { columns, direction } = orders[order]
  const isByPrice = columns.some((column) => column === 'price_cents' || column === 'price_or_last_cents')
  const walked = sql`(
    select * from search_rows
     where true
       ${after ? sql`and ${beyond(columns, direction, after)}` : sql``}
       ${isByPrice && query.price_min !== undefined ? sql`and price_cents >= ${query.price_min}::bigint` : sql``}
       ${isByPrice && query.price_max !== undefined ? sql`and price_or_last_cents <= ${query.price_max}::bigint` : sql``}
     order by ${inOrder(columns, direction)} limit ${rowBudget}) walked`
  const { rows } = await sql<SortRow>`
    select ${buildNamesSql(columns)} from (${buildHitsSql(wanted, walked)}) hits
     order by ${inOrder(columns, direction)} limit ${size + 1}`.execute(db)
  return rows.length > size ? rows.map((row) => pageRow(row, columns)) : null
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

type SortRow = Record<SortColumn, number | Date>

const pageRow = (row: SortRow, columns: readonly SortColumn[]) => ({
  listing_id: toListingId(Number(row.listing_id)),
  end: columns.map((column) => toJson(row[column])),
})

const buildNamesSql = (columns: readonly SortColumn[]) => sql.join(columns.map((column) => sql.ref(column)))
const inOrder = (columns: readonly SortColumn[], direction: 'asc' | 'desc') =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`))

const types = {
  rank: 'real',
  in_title: 'integer',
  published_at: 'timestamptz',
  closes_at: 'timestamptz',
  price_cents: 'bigint',
  price_or_last_cents: 'bigint',
  bid_count: 'integer',
  watchers: 'integer',
  distance_m: 'integer',
  listing_id: 'bigint',
} as const satisfies Record<SortColumn, string>

/** A row comparison that the index of the sort serves. */
function beyond(
  columns: readonly SortColumn[],
  direction: 'asc' | 'desc',
  after: PageEnd,
): RawBuilder<unknown> {
  const values = columns.map((column, at) => sql`${after[at]}::${sql.raw(types[column])}`)
  const compare = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${sql.join(columns.map((column) => sql.ref(column)))}) ${compare} (${sql.join(values)})`
}

const toJson = (value: number | Date) => (value instanceof Date ? value.toISOString() : value)

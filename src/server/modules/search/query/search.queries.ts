import { sql, type RawBuilder } from 'kysely'
import type { CacheOptions } from '#server/platform/cache/cache.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { DataSource } from '#server/platform/cache/caches.ts'
import { sampleToken, samples } from '../facets/search.facets.rules.ts'
import {
  type Page,
  type PageWanted,
  type SearchRequest,
  buildHitsSql,
  getKey,
  searchConditions,
} from './search.matching.queries.ts'
import { countInMemory } from '../inverted-index/inverted-index.service.ts'
import { countNear, isOnlyNear } from './search.nearest.queries.ts'
import { orders, type PageEnd, type SortColumn } from './search.rules.ts'

export const max_counted = 10_000

const estimate_cache: CacheOptions<number> = {
  name: 'estimates of searches',
  max_bytes: 2 ** 20,
  sizeOf: () => 500,
  ttl_ms: 60_000,
}

/** Without an index as the planner sees it, at most a minute old: it only decides in which way the same is found. */
export async function estimateHits({ db, caches }: DataSource, asked: SearchRequest): Promise<number> {
  const known = countInMemory(db, asked)
  if (known !== null) return known
  return await caches.open(estimate_cache).read(getKey(asked), () => explainHits(db, asked))
}

async function explainHits(db: Db, asked: SearchRequest): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from search_rows where true ${searchConditions(asked)}`.execute(db)
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

export async function selectSorted(db: Db, wanted: PageWanted): Promise<Page> {
  const { order, after, size } = wanted
  const { columns, direction } = orders[order]
  const { rows } = await sql<Row & { total: number }>`
    with hits as materialized (${buildHitsSql(wanted)})
    select counted.total, page.*
      from (select count(*) as total from hits) counted
      left join (
        select ${buildNamesSql(columns)} from hits
         ${after ? sql`where ${beyond(columns, direction, after)}` : sql``}
         order by ${inOrder(columns, direction)} limit ${size + 1}) page on true
     order by ${inOrder(columns, direction)}`.execute(db)
  return {
    rows: rows.filter((row) => row.listing_id !== null).map((row) => pageRow(row, columns)),
    total: rows[0]!.total,
  }
}

/**
 * @param row_budget rows read at most
 * @returns null where the page isn't full by then
 */
export async function scanSortIndex(db: Db, wanted: PageWanted, row_budget: number): Promise<Page | null> {
  const { order, after, size, query } = wanted
  const { columns, direction } = orders[order]
  const isByPrice = columns.some((column) => column === 'price_cents' || column === 'price_or_last_cents')
  const walked = sql`(
    select * from search_rows
     where true
       ${after ? sql`and ${beyond(columns, direction, after)}` : sql``}
       ${isByPrice && query.price_min !== undefined ? sql`and price_cents >= ${query.price_min}::bigint` : sql``}
       ${isByPrice && query.price_max !== undefined ? sql`and price_or_last_cents <= ${query.price_max}::bigint` : sql``}
     order by ${inOrder(columns, direction)} limit ${row_budget}) walked`
  const { rows } = await sql<Row>`
    select ${buildNamesSql(columns)} from (${buildHitsSql(wanted, walked)}) hits
     order by ${inOrder(columns, direction)} limit ${size + 1}`.execute(db)
  return rows.length > size ? { rows: rows.map((row) => pageRow(row, columns)), total: null } : null
}

/** Exact up to a maximum; one more than that when there are more. */
export async function countHits(db: Db, asked: SearchRequest): Promise<number> {
  return await countUpTo(db, asked, max_counted + 1)
}

/** So many expected hits exceed the maximum for certain, whatever the planner's error. */
const beyond_doubt = 10 * max_counted
const sample_counted = sampleToken(0)

/** For many expected hits: one sample shows whether there are clearly too many, which is quicker than counting. */
export async function countManyHits(db: Db, asked: SearchRequest, estimate: number): Promise<number> {
  if (isOnlyNear(asked)) return await countHits(db, asked)
  if (estimate > beyond_doubt) return max_counted + 1
  // Chance varies a sample of this size by a tenth.
  const clearly_too_many = Math.ceil((1.4 * max_counted) / samples)
  if (estimate > max_counted) {
    const sampled = {
      ...asked,
      wanted: { ...asked.wanted, any_of: [...asked.wanted.any_of, [sample_counted]] },
    }
    if ((await countUpTo(db, sampled, clearly_too_many)) >= clearly_too_many) return max_counted + 1
  }
  return await countHits(db, asked)
}

async function countUpTo(db: Db, asked: SearchRequest, most: number): Promise<number> {
  if (isOnlyNear(asked)) return await countNear(db, asked, most)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from search_rows where true ${searchConditions(asked)} limit ${most}) counted`.execute(
    db,
  )
  return rows[0]!.count
}

type Row = Record<SortColumn, number | Date>

const pageRow = (row: Row, columns: readonly SortColumn[]) => ({
  listing_id: row.listing_id as number,
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

import { sql, type RawBuilder } from 'kysely'
import type { FilterKind } from '#contract/filters.ts'
import type { Vehicle } from '#contract/vehicles.ts'
import type { Db } from '#server/platform/db.ts'
import { type Asked, hitsOf } from './search.matching.ts'
import { type PageEnd, type SortColumn, sortKeys, sortOf } from './search.rules.ts'

export const most_counted = 10_000

/** One page of hits, with the sort key of the last when there are more behind it. */
export async function selectHits(db: Db, { after, ...asked }: Asked & { after: PageEnd | null }) {
  const { query } = asked
  const { columns, direction } = sortKeys[sortOf(query)]
  const order = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`))
  const { rows } = await sql<Record<SortColumn, number | Date>>`
    select listing_id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from (${hitsOf(asked)}) hits
     ${after ? sql`where ${beyond(columns, direction, after)}` : sql``}
     order by ${order} limit ${query.limit + 1}`.execute(db)
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1)! : null
  return {
    ids: page.map((row) => row.listing_id as number),
    end: last && columns.map((column) => jsonOf(last[column])),
  }
}

/** Exact up to the most that is counted, one more than that when there are more. */
export async function countHits(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from (${hitsOf(asked)}) hits limit ${most_counted + 1}) counted`.execute(
    db,
  )
  return rows[0]!.count
}

/** Live listings in a category and below it, in the order of their ids. */
export async function selectListingsIn(
  db: Db,
  category_id: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('listings as l')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .select('l.id')
    .where('l.status', '=', 'active')
    .where('l.id', '>', after)
    .where(sql<boolean>`c.path @> array[${category_id}::bigint]`)
    .orderBy('l.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** The kind of each filter that applies to the listing `l` in the category `c`, by its key. */
export const askedKinds = sql<Record<string, FilterKind>>`(
  select coalesce(jsonb_object_agg(f.key, f.kind), '{}') from filters f
   where l.attributes <> '{}' and f.status = 'active'
     and exists (select from filter_categories fc where fc.filter_id = f.id and fc.category_id = any (c.path)))`

/** What of a vehicle it is found by. */
export type SearchedVehicle = Pick<
  Vehicle,
  'subtype' | 'make' | 'model' | 'fuel_type' | 'transmission' | 'body_style' | 'year' | 'odometer_km'
>

const types = {
  rank: 'real',
  created_at: 'timestamptz',
  closes_at: 'timestamptz',
  price_cents: 'bigint',
  bid_count: 'integer',
  watchers: 'integer',
  distance_m: 'integer',
  listing_id: 'bigint',
} as const satisfies Record<SortColumn, string>

/** The rows after the last of the page before, by a comparison that the index of the sort serves. */
function beyond(
  columns: readonly SortColumn[],
  direction: 'asc' | 'desc',
  after: PageEnd,
): RawBuilder<unknown> {
  const values = columns.map((column, at) => sql`${after[at]}::${sql.raw(types[column])}`)
  const compare = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${sql.join(columns.map((column) => sql.ref(column)))}) ${compare} (${sql.join(values)})`
}

const jsonOf = (value: number | Date) => (value instanceof Date ? value.toISOString() : value)

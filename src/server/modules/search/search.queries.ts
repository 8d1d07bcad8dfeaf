import { sql, type RawBuilder } from 'kysely'
import { earth_radius_km } from '#contract/distance.ts'
import { type Near, readNear } from '#contract/near.ts'
import type { FilterKind } from '#contract/filters.ts'
import type { SearchQuery } from '#contract/search.ts'
import type { Vehicle } from '#contract/vehicles.ts'
import { foldMacrons } from '#server/modules/places/places.service.ts'
import type { Db } from '#server/platform/db.ts'
import type { Wanted } from './search.answers.rules.ts'
import {
  type Box,
  boxAround,
  choicesOf,
  keywordsOf,
  quoted,
  sortKeys,
  sortOf,
  type Keywords,
  type PageEnd,
  type SortColumn,
} from './search.rules.ts'

export const most_counted = 10_000

/** What is searched for, and the answers that are wanted as they are found. */
interface Asked {
  query: SearchQuery
  wanted: Wanted
}

/** One page of hits, with the sort key of the last when there are more behind it. */
export async function selectHits(db: Db, { after, ...asked }: Asked & { after: PageEnd | null }) {
  const { query } = asked
  const { columns, direction } = sortKeys[sortOf(query)]
  const order = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`))
  const { rows } = await sql<Record<SortColumn, number | Date>>`
    select listing_id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from (${matching(asked)}) hits
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
    select count(*) as count from (select 1 from (${matching(asked)}) hits limit ${most_counted + 1}) counted`.execute(
    db,
  )
  return rows[0]!.count
}

/** A search row as JSON, in text. */
export async function selectRow(db: Db, listing_id: number): Promise<string | undefined> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(r)::text as row from search_rows r where listing_id = ${listing_id}`.execute(db)
  return rows[0]?.row
}

/**
 * Whether a row says something else than before, or costs less. Bids raise prices all the time, and what a higher price
 * is found by is no news.
 */
export async function isFoundByMore(db: Db, listing_id: number, before: string): Promise<boolean> {
  const unsearched = sql`array['bid_count', 'watchers', 'created_at', 'closes_at', 'price_cents']`
  const { rows } = await sql<{ is_more: boolean }>`
    select to_jsonb(r) - ${unsearched} <> was - ${unsearched}
           or price_cents < (was ->> 'price_cents')::bigint as is_more
      from search_rows r, cast(${before} as jsonb) was where listing_id = ${listing_id}`.execute(db)
  return rows[0]!.is_more
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

function matching({ query, wanted: { any_of, ranges } }: Asked): RawBuilder<unknown> {
  const keywords = keywordsOf(foldMacrons(query.q ?? ''))
  const words = keywords && wordQuery(keywords)
  const answers = any_of.map((tokens) => `(${tokens.map(quoted).join(' | ')})`)
  const choices = [choicesOf(query), ...answers].filter(Boolean).join(' & ')
  const chosen = choices && sql`${choices}::tsquery`
  const around = query.near === undefined ? null : readNear(query.near)
  const distance = around && distanceFrom(around)
  const wanted = words && chosen ? sql`(${words} && ${chosen})` : words || chosen
  return sql`
    select listing_id, created_at, closes_at, price_cents, bid_count, watchers,
           ${words ? sql`ts_rank(tokens, ${words})` : sql`0::real`} as rank,
           ${distance ?? sql`0::integer`} as distance_m
      from search_rows
     where true
       ${wanted ? sql`and tokens @@ ${wanted}` : sql``}
       ${around ? sql`and ${insideBox(boxAround(around))} and ${distance} <= ${around.radius_km * 1000}` : sql``}
       ${query.price_min === undefined ? sql`` : sql`and price_cents >= ${query.price_min}::bigint`}
       ${query.price_max === undefined ? sql`` : sql`and price_cents <= ${query.price_max}::bigint`}
       ${within('floor_area_m2', query.floor_area_min, query.floor_area_max)}
       ${within('land_area_m2', query.land_area_min, query.land_area_max)}
       ${query.year_min === undefined ? sql`` : sql`and year >= ${query.year_min}::integer`}
       ${query.year_max === undefined ? sql`` : sql`and year <= ${query.year_max}::integer`}
       ${query.odometer_max === undefined ? sql`` : sql`and odometer_km <= ${query.odometer_max}::integer`}
       ${sql.join(ranges.map(withinRange), sql` `)}`
}

/** In whole metres, so that a page can end between two of them. */
const distanceFrom = ({ latitude, longitude }: Near): RawBuilder<unknown> => sql`
  round(${2 * earth_radius_km * 1000}::float8 * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(${latitude}::float8))
      * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2))))::integer`

/** By the index; the corners of the box are then left out by the distance itself. */
const insideBox = ({ west, south, east, north }: Box): RawBuilder<unknown> => sql`
  point(longitude, latitude) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`
/** What is not said is not found by it. */
const within = (column: string, least: number | undefined, most: number | undefined): RawBuilder<unknown> =>
  sql`${least === undefined ? sql`` : sql`and ${sql.ref(column)} >= ${least}::integer`}
      ${most === undefined ? sql`` : sql`and ${sql.ref(column)} <= ${most}::integer`}`

const withinRange = ({ key, min, max }: Wanted['ranges'][number]) => sql`
  ${min === undefined ? sql`` : sql`and (numbers ->> ${key})::numeric >= ${min}::numeric`}
  ${max === undefined ? sql`` : sql`and (numbers ->> ${key})::numeric <= ${max}::numeric`}`

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

/**
 * All words, in any order, as English reads them; the last may be the beginning of one. Words that English skips
 * ("the") count only when there are no others.
 */
export function wordQuery({ whole, begun }: Keywords): RawBuilder<unknown> {
  const rest = sql`plainto_tsquery('english', ${whole}::text)`
  const restAsTyped = sql`plainto_tsquery('simple', ${whole}::text)`
  if (begun === '') return sql`(case when numnode(${rest}) = 0 then ${restAsTyped} else ${rest} end)`
  const last = sql`to_tsquery('english', ${`${begun}:*`}::text)`
  const lastAsTyped = sql`to_tsquery('simple', ${`${begun}:*`}::text)`
  return sql`(case when numnode(${last}) > 0 then ${rest} && (${last} || ${lastAsTyped})
                   when numnode(${rest}) > 0 then ${rest}
                   else ${restAsTyped} && ${lastAsTyped} end)`
}

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

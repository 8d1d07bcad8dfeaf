import { sql, type RawBuilder } from 'kysely'
import { readWindow } from '#domains/places/common/map-window.ts'
import { earthRadiusKm, type Near, readNear } from '#domains/places/common/near.ts'
import type { Destination } from '#domains/delivery/common/delivery-price.ts'
import type { FieldRange } from '#domains/search/common/fields/search-fields.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { addMonths, listFieldRanges } from '../fields/field-tokens.rules.ts'
import { quoteToken } from '../words/tokens.rules.ts'
import type { Ranks } from '../words/word-query.rules.ts'
import type { AnswerFilters } from './search.answers.rules.ts'
import { cellsAround, type Sample } from './search.cells.rules.ts'
import { listChoices, type Order, type PageEnd, pairChoices, type SortColumn } from './search.rules.ts'

const nothing = sql`0::real`

/** `further` is evaluated only there. */
const fits = (words: string, worth: number, further = nothing, otherwise = nothing): RawBuilder<unknown> =>
  words === ''
    ? otherwise
    : sql`(case when tokens @@ ${words}::tsquery then ${worth}::real + ${further} else ${otherwise} end)`

/**
 * Steps first, by where and how the words occur; within a step PostgreSQL's own rank, coarse enough
 * that among similar hits the newest comes first. All words in the title rank above the rest, which
 * `selectRanked` relies on; a word that only the description has ranks last.
 */
function buildRankSql(ranks: Ranks): RawBuilder<unknown> {
  const { titled, named, categorised, described, typed } = ranks
  const { isTitle, beginsTitle, in_title: inTitle, nearInTitle, inText, whole } = ranks
  // Few rows have the words as a phrase, and checking positions takes most of the time.
  const asAPhrase = fits(inTitle, 1, fits(beginsTitle, 1, fits(isTitle, 2)), fits(nearInTitle, 0.5))
  const inTitles = sql`(${asAPhrase} + ${fits(categorised, 1)})`
  const elsewhere = fits(described, 1, fits(named, 1, fits(categorised, 0.5)))
  return sql`(${fits(titled, 4, inTitles, elsewhere)} + ${fits(inText, 0.25)} + ${fits(whole, 0.5)}
    + round((ts_rank(tokens, ${typed}::tsquery) * 8)::numeric) / 16)::real`
}

export interface SearchRequest {
  query: SearchQuery
  wanted: AnswerFilters
  /** Null without any, empty if the typed text can't match anything. */
  words: string | null
  /** A further condition on the hits of the words; checked row by row, as nearly all fulfil it. */
  subject: string | null
  ranks: Ranks | null
  /** Only vehicles or only homes are searched. */
  isOfType: boolean
  /** Totals with delivery are for this place. */
  destination: Destination | null
  /** Finds only some of the hits of the words; they still rank it. */
  narrower?: string
}

/** Has one more than requested if there are more. */
export type Page = { listing_id: ListingId; end: PageEnd }[]

export interface PageWanted extends SearchRequest {
  order: Order
  after: PageEnd | null
  size: number
}

/** The same key for searches with the same hits, whatever their order or page size. */
export function getKey({ query, words, narrower }: SearchRequest): string {
  const {
    q: _q,
    sort: _sort,
    cursor: _cursor,
    limit: _limit,
    facets: _facets,
    exact: _exact,
    to: _to,
    to_rural: _rural,
    ...choices
  } = query
  return JSON.stringify([
    narrower ?? words,
    ...Object.entries(choices).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
}

/** The expression of a column that hits are sorted by. */
function buildSortSql(column: SortColumn, { query, ranks, destination }: SearchRequest): RawBuilder<unknown> {
  if (column === 'rank') return ranks ? buildRankSql(ranks) : sql`0::real`
  if (column === 'distance_m')
    return query.near === undefined ? sql`0::integer` : distanceFrom(must(readNear(query.near), 'near'))
  if (column === 'reduction_or_last') return sql`coalesce(reduction_bp, 0)`
  if (column === 'odometer_or_last') return sql`coalesce(odometer_km, 2147483647)`
  if (column === 'year_or_last') return sql`coalesce(year, 0)`
  return column === 'total_or_last' ? buildTotalOrLastSql(destination) : sql.ref(column)
}

/**
 * @param columns to select
 * @param rows all search rows by default
 */
export function buildHitsSql(
  request: SearchRequest,
  columns: readonly SortColumn[],
  rows: RawBuilder<unknown> = sql`search_rows`,
): RawBuilder<unknown> {
  const selected = columns.map((column) => sql`${buildSortSql(column, request)} as ${sql.ref(column)}`)
  return sql`select ${sql.join(selected)} from ${rows} where true ${searchConditions(request)}`
}

export function buildTokenQuery({ query, wanted: { anyOf }, words, narrower }: SearchRequest): string {
  const finding = narrower ?? words
  const around = query.near === undefined ? null : readNear(query.near)
  const choices = [
    ...pairChoices([...listChoices(query), ...anyOf]),
    ...(around ? [cellsAround(around)] : []),
  ]
  const lists = choices.map((tokens) => `(${tokens.map(quoteToken).join(' | ')})`)
  return [...(finding ? [`(${finding})`] : []), ...lists].join(' & ')
}

const anyType = ['general', 'vehicle', 'property'].map((type) => quoteToken(`=t:${type}`)).join(' | ')

/** The indexes of samples are by tokens, so there is always one to look up. */
export function sampledConditions(request: SearchRequest, sample: Sample | null): RawBuilder<unknown> {
  if (sample === null) return searchConditions(request)
  return sql`
    ${buildTokenQuery(request) ? sql`` : sql`and tokens @@ ${anyType}::tsquery`}
    and (hashint8(listing_id) & ${sql.raw(String(sample - 1))}) = 0 ${searchConditions(request)}`
}

export function searchConditions(request: SearchRequest): RawBuilder<unknown> {
  const { query, wanted, words, subject } = request
  const tokens = buildTokenQuery(request)
  const around = query.near === undefined ? null : readNear(query.near)
  return sql`
       ${words === '' ? sql`and false` : sql``}
       ${tokens ? sql`and tokens @@ ${tokens}::tsquery` : sql``}
       ${subject ? sql`and (tokens @@ ${subject}::tsquery) is true` : sql``}
       ${around ? sql`and ${distanceFrom(around)} <= ${around.radiusKm * 1000}` : sql``}
       ${query.window === undefined ? sql`` : inWindow(query.window)}
       ${query.price_min === undefined ? sql`` : sql`and price_cents >= ${query.price_min}::bigint`}
       ${query.price_max === undefined ? sql`` : sql`and price_or_last_cents <= ${query.price_max}::bigint`}
       ${query.closing_within === undefined ? sql`` : sql`and closes_at <= clock_timestamp() + ${query.closing_within} * interval '1 hour'`}
       ${sql.join(listFieldRanges(query).map(withinField), sql` `)}
       ${sql.join(wanted.ranges.map(withinRange), sql` `)}`
}

/** A window may cross the date line, where longitudes begin again at -180. */
function inWindow(text: string): RawBuilder<unknown> {
  const { south, west, north, east } = must(readWindow(text), 'window')
  const across = sql`longitude between ${west}::float8 and ${east}::float8`
  return sql`
    and latitude between ${south}::float8 and ${north}::float8
    and ${east > 180 ? sql`(${across} or longitude between ${west - 360}::float8 and ${east - 360}::float8)` : across}`
}

/** Rounded to whole metres, so that a page can end between two of them. */
export const distanceFrom = ({ latitude, longitude }: Near): RawBuilder<unknown> => sql`
  round(${2 * earthRadiusKm * 1000}::float8 * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(${latitude}::float8))
      * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2))))::integer`

/** Listings without a value fail the condition. */
function withinField({ column, key, min, max, monthsAhead }: FieldRange): RawBuilder<unknown> {
  const value = column === null ? sql`(numbers ->> ${key})::numeric` : sql.ref(column)
  const least =
    monthsAhead === undefined ? min : addMonths(formatByPattern(new Date(), defaultDateFormat), monthsAhead)
  const type = sql.raw(column === null ? 'numeric' : 'integer')
  return sql`${least === undefined ? sql`` : sql`and ${value} >= ${least}::${type}`}
      ${max === undefined ? sql`` : sql`and ${value} <= ${max}::${type}`}`
}

const buildDeliverySql = ({ region, island, is_rural: isRural, latitude, longitude }: Destination) => sql`
  cheapest_delivery(shipping, tokens @@ ${quoteToken(`=r:${region}`)}::tsquery, ${island}, ${isRural},
    ${latitude}::float8, ${longitude}::float8)`

/** The price now and the cheapest delivery; null where either isn't known. */
export const buildTotalSql = (destination: Destination): RawBuilder<number | null> =>
  sql<number | null>`nullif(price_cents, 0) + ${buildDeliverySql(destination)}`

/** Unknown totals come last, by their price. */
const buildTotalOrLastSql = (destination: Destination | null) =>
  sql`coalesce(${destination ? buildTotalSql(destination) : sql`null::bigint`},
    200000000000000 + price_or_last_cents)`

const withinRange = ({ key, min, max }: AnswerFilters['ranges'][number]) => sql`
  ${min === undefined ? sql`` : sql`and (numbers ->> ${key})::numeric >= ${min}::numeric`}
  ${max === undefined ? sql`` : sql`and (numbers ->> ${key})::numeric <= ${max}::numeric`}`

/**
 * Counts up to a maximum. For words believed rare: forces the index, whatever the planner
 * estimates.
 */
export async function countWord(db: Db, stem: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with hits as materialized (select from search_rows where tokens @@ ${quoteToken(stem)}::tsquery)
    select count(*) as count from (select from hits limit ${most}) few`.execute(db)
  return must(rows[0], 'count').count
}

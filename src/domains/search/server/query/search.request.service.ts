import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { readCategoryPath, readShownFilters } from '#domains/catalogue/server/catalogue.service.ts'
import { getRegionIsland } from '#domains/delivery/common/rural.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { must } from '#platform/common/must.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { nothingWanted, readAnswers, type AnswerFilters } from './search.answers.rules.ts'
import type { SearchRequest } from './search.matching.queries.ts'
import {
  type RefusedErrors,
  findContradictions,
  type KnownPlaces,
  placeErrors,
  placeTokens,
} from './search.request.rules.ts'
import { type Order, orders, type PageStart, type SortColumn, getSort, getType } from './search.rules.ts'
import { readTyped } from './search.typed.service.ts'
import * as t from '#domains/search/texts.ts'

/** Includes the search's fingerprint, since it's valid for that search only. */
export function writeCursor(query: SearchQuery, { order, end }: PageStart): string {
  const parts = [computeFingerprint(query), order, ...end]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

export function readCursor(query: SearchQuery, cursor: string): PageStart | null {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts[0] !== computeFingerprint(query)) return null
  const order = getOrders(query).find((one) => one === parts[1])
  if (!order) return null
  const end = parts.slice(2).filter((one) => typeof one === 'number' || typeof one === 'string')
  const { columns } = orders[order]
  return parts.length === columns.length + 2 &&
    end.length === columns.length &&
    columns.every((column, at) => isKey(column, end[at]))
    ? { order, end }
    : null
}

/** With too many hits to rank, those with the words in their titles come first. */
function getOrders(query: SearchQuery): Order[] {
  const sort = getSort(query)
  return sort === 'relevance' ? [sort, 'title_first'] : [sort]
}

const maxWhole: Partial<Record<SortColumn, number>> = {
  in_title: 1,
  bid_count: 2 ** 31 - 1,
  watchers: 2 ** 31 - 1,
  distance_m: 2 ** 31 - 1,
  reduction_or_last: 10_000,
  odometer_or_last: 2 ** 31 - 1,
  year_or_last: 2 ** 31 - 1,
}

function isKey(column: SortColumn, value: unknown): boolean {
  if (column === 'published_at' || column === 'closes_at' || column === 'open_home_at') {
    return typeof value === 'string' && isInstant(value)
  }
  if (column === 'rank') {
    return typeof value === 'number' && (value === 0 || value >= minRank) && value < 1000
  }
  const most = maxWhole[column] ?? Number.MAX_SAFE_INTEGER
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

/** Smaller ones don't fit the column's type. */
const minRank = 1e-37

/** `Date` takes the 30th of February for the 2nd of March, and knows a year 0; the database refuses both. */
function isInstant(text: string): boolean {
  const date = new Date(text)
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === text
}

function computeFingerprint({
  cursor: _cursor,
  limit: _limit,
  facets: _facets,
  ...query
}: SearchQuery): string {
  const { attr = {}, ...named } = query
  const answers = Object.entries(attr).map(([key, wanted]) => [`attr.${key}`, wanted.toSorted()] as const)
  const choices = Object.entries({ ...named, sort: getSort({ ...query, limit: 1 }) }).map(
    ([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value] as const,
  )
  const parts = [...choices, ...answers]
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 11)
}

export async function parseSearch(source: DataSource, query: SearchQuery): Promise<SearchRequest> {
  const [{ wanted, errors }, places, categoryType] = await Promise.all([
    readAttributes(source, query),
    readPlaces(source, query),
    readCategoryType(source, query),
  ])
  const isOfType = [getType(query), categoryType].some((type) => type === 'vehicle' || type === 'property')
  const typed = await readTyped(source, query.q, { asTyped: query.exact === 'yes', isOfType })
  const all: RefusedErrors = {
    ...errors,
    ...findContradictions(query),
    ...placeErrors(query, places),
    ...(query.category !== undefined && categoryErrors(query, categoryType)),
    ...(query.cursor !== undefined &&
      !readCursor(query, query.cursor) && {
        cursor: t.that_page_belongs_to_another_search(),
      }),
  }
  if (Object.keys(all).length > 0) refuse('validation_failed', { errors: all })
  const where = placeTokens(query, places)
  return {
    query,
    ...typed,
    isOfType,
    destination: places.destination && {
      ...places.destination,
      island: getRegionIsland(places.destination.region),
      is_rural: query.to_rural === 'yes',
    },
    wanted: { ...wanted, anyOf: [...wanted.anyOf, ...(where ? [where] : [])] },
  }
}

async function readAttributes(
  source: DataSource,
  { attr }: SearchQuery,
): Promise<{ wanted: AnswerFilters; errors: RefusedErrors }> {
  return attr ? readAnswers(attr, await readShownFilters(source)) : { wanted: nothingWanted, errors: {} }
}

function categoryErrors(query: SearchQuery, type: string | null): RefusedErrors {
  if (type === null) return { category: t.that_category_doesnt_exist() }
  const requestedType = getType(query)
  return requestedType === undefined || requestedType === type
    ? {}
    : { category: t.that_category_isnt_of_type_asked({ asked: requestedType }) }
}

/** Returns null for a hidden category. */
async function readCategoryType(source: DataSource, { category }: SearchQuery): Promise<string | null> {
  const leaf = category === undefined ? undefined : (await readCategoryPath(source, category)).at(-1)
  return leaf?.status === 'active' ? leaf.type : null
}

/** Places change only with a release, which seeds them while older nodes still run. */
const placeCache: CacheOptions<KnownPlaces> = {
  name: 'searched places',
  maxBytes: 4 * 2 ** 20,
  sizeOf: (places) => 500 + 2 * JSON.stringify(places).length,
  ttlMs: 600_000,
}

type PlaceQuery = Pick<SearchQuery, 'region' | 'district' | 'suburb' | 'beside' | 'to'>

async function readPlaces(
  { db, caches }: DataSource,
  { region, district, suburb, beside, to }: SearchQuery,
): Promise<KnownPlaces> {
  if (!region && !district && !suburb && to === undefined)
    return { regions: [], districts: [], suburbs: [], neighbours: [], destination: null }
  return await caches
    .open(placeCache)
    .read(JSON.stringify([region, district, suburb, beside, to]), () =>
      selectPlaces(db, { region, district, suburb, beside, to }),
    )
}

async function selectPlaces(
  db: Db,
  { region, district, suburb, beside, to }: PlaceQuery,
): Promise<KnownPlaces> {
  const { rows } = await sql<KnownPlaces>`
    select (select coalesce(jsonb_agg(slug), '[]') from regions where slug = any (${region ?? []}::text[])) as regions,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'region', region)), '[]')
              from districts where slug = any (${district ?? []}::text[])) as districts,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'district', d.slug, 'region', d.region)), '[]')
              from suburbs s join districts d on d.slug = s.district
             where s.slug = any (${suburb ?? []}::text[])) as suburbs,
           (select coalesce(jsonb_agg(distinct neighbour), '[]') from suburb_neighbours
             where suburb = any (${beside === undefined ? [] : (suburb ?? [])}::text[])) as neighbours,
           (select jsonb_build_object('region', d.region, 'latitude', s.latitude, 'longitude', s.longitude)
              from suburbs s join districts d on d.slug = s.district where s.slug = ${to ?? null}) as destination`.execute(
    db,
  )
  return must(rows[0], 'row of the places')
}

import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import {
  type RefusedErrors,
  findContradictions,
  type KnownPlaces,
  placeErrors,
  placeTokens,
} from './search.request.rules.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { readCategoryPath, readShownFilters } from '#domains/catalogue/server/catalogue.service.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { refuse } from '#platform/server/refusal.ts'
import { nothingWanted, readAnswers, type AnswerFilters } from './search.answers.rules.ts'
import { readCursor } from './search.cursor.service.ts'
import type { SearchRequest } from './search.matching.queries.ts'
import { getType } from './search.rules.ts'
import { readTyped } from './search.typed.service.ts'
import * as t from '#domains/search/texts.ts'

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

async function readPlaces(
  { db, caches }: DataSource,
  { region, district, suburb }: SearchQuery,
): Promise<KnownPlaces> {
  if (!region && !district && !suburb) return { regions: [], districts: [], suburbs: [] }
  return await caches
    .open(placeCache)
    .read(JSON.stringify([region, district, suburb]), () => selectPlaces(db, { region, district, suburb }))
}

async function selectPlaces(
  db: Db,
  { region, district, suburb }: Pick<SearchQuery, 'region' | 'district' | 'suburb'>,
): Promise<KnownPlaces> {
  const { rows } = await sql<KnownPlaces>`
    select (select coalesce(jsonb_agg(slug), '[]') from regions where slug = any (${region ?? []}::text[])) as regions,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'region', region)), '[]')
              from districts where slug = any (${district ?? []}::text[])) as districts,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'district', d.slug, 'region', d.region)), '[]')
              from suburbs s join districts d on d.slug = s.district
             where s.slug = any (${suburb ?? []}::text[])) as suburbs`.execute(db)
  return must(rows[0], 'row of the places')
}

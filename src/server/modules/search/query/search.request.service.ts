import { sql } from 'kysely'
import {
  type RefusedErrors,
  findContradictions,
  type KnownPlaces,
  placeErrors,
  placeTokens,
} from './search.request.rules.ts'
import { searchListings, type SearchQuery } from '#contract/search/search.ts'
import { shownFilters } from '#server/modules/catalogue/catalogue.service.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusal.ts'
import { nothingWanted, readAnswers, type Wanted } from './search.answers.rules.ts'
import { readCursor } from './search.cursor.service.ts'
import type { SearchRequest } from './search.matching.queries.ts'
import { readRanks } from './search.ranks.queries.ts'
import { getType } from './search.rules.ts'
import { readWords } from './search.words.ts'
import * as t from './texts.ts'

export async function parseSearch(db: Db, query: SearchQuery): Promise<SearchRequest> {
  const [{ wanted, errors }, places, category, words, ranks] = await Promise.all([
    readAttributes(db, query),
    selectPlaces(db, query),
    selectCategoryType(db, query),
    readWords(db, query.q, { as_typed: query.exact === 'yes' }),
    readRanks(db, query.q),
  ])
  const all: RefusedErrors = {
    ...errors,
    ...findContradictions(query),
    ...placeErrors(query, places),
    ...(query.category !== undefined && categoryErrors(query, category)),
    ...(query.cursor !== undefined &&
      !readCursor(query, query.cursor) && {
        cursor: t.that_page_belongs_to_another_search(),
      }),
  }
  if (Object.keys(all).length > 0) refuse(searchListings, 'validation_failed', { errors: all })
  const where = placeTokens(query, places)
  return { query, words, ranks, wanted: { ...wanted, any_of: [...wanted.any_of, ...(where ? [where] : [])] } }
}

async function readAttributes(
  db: Db,
  { attr }: SearchQuery,
): Promise<{ wanted: Wanted; errors: RefusedErrors }> {
  return attr ? readAnswers(attr, await shownFilters(db)) : { wanted: nothingWanted, errors: {} }
}

function categoryErrors(query: SearchQuery, type: string | undefined): RefusedErrors {
  if (type === undefined) return { category: t.that_category_doesnt_exist() }
  const asked = getType(query)
  return asked === undefined || asked === type
    ? {}
    : { category: t.that_category_isnt_of_type_asked({ asked }) }
}

async function selectCategoryType(db: Db, { category }: SearchQuery): Promise<string | undefined> {
  if (category === undefined) return undefined
  const row = await db
    .selectFrom('categories')
    .select('type')
    .where('id', '=', category)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.type
}

async function selectPlaces(db: Db, { region, district, suburb }: SearchQuery): Promise<KnownPlaces> {
  if (!region && !district && !suburb) return { regions: [], districts: [], suburbs: [] }
  const { rows } = await sql<KnownPlaces>`
    select (select coalesce(jsonb_agg(slug), '[]') from regions where slug = any (${region ?? []}::text[])) as regions,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'region', region)), '[]')
              from districts where slug = any (${district ?? []}::text[])) as districts,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'district', d.slug, 'region', d.region)), '[]')
              from suburbs s join districts d on d.slug = s.district
             where s.slug = any (${suburb ?? []}::text[])) as suburbs`.execute(db)
  return rows[0]!
}

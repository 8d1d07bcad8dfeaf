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
import { getType } from './search.rules.ts'
import { readTyped } from './search.typed.queries.ts'
import * as t from './texts.ts'

export async function parseSearch(db: Db, query: SearchQuery): Promise<SearchRequest> {
  const [{ wanted, errors }, { category_type, ...places }, { words, ranks }] = await Promise.all([
    readAttributes(db, query),
    selectKnown(db, query),
    readTyped(db, query.q, { as_typed: query.exact === 'yes' }),
  ])
  const all: RefusedErrors = {
    ...errors,
    ...findContradictions(query),
    ...placeErrors(query, places),
    ...(query.category !== undefined && categoryErrors(query, category_type)),
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

function categoryErrors(query: SearchQuery, type: string | null): RefusedErrors {
  if (type === null) return { category: t.that_category_doesnt_exist() }
  const asked = getType(query)
  return asked === undefined || asked === type
    ? {}
    : { category: t.that_category_isnt_of_type_asked({ asked }) }
}

interface Known extends KnownPlaces {
  /** Null for what isn't shown. */
  category_type: string | null
}

async function selectKnown(db: Db, { region, district, suburb, category }: SearchQuery): Promise<Known> {
  if (!region && !district && !suburb && category === undefined)
    return { regions: [], districts: [], suburbs: [], category_type: null }
  const { rows } = await sql<Known>`
    select (select coalesce(jsonb_agg(slug), '[]') from regions where slug = any (${region ?? []}::text[])) as regions,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'region', region)), '[]')
              from districts where slug = any (${district ?? []}::text[])) as districts,
           (select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'district', d.slug, 'region', d.region)), '[]')
              from suburbs s join districts d on d.slug = s.district
             where s.slug = any (${suburb ?? []}::text[])) as suburbs,
           (select type from categories where id = ${category ?? null}::bigint and status = 'active')
             as category_type`.execute(db)
  return rows[0]!
}

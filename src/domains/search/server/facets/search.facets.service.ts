import type { Facets } from '#domains/search/common/search.shapes.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import {
  readCategoriesBelow,
  readCategoryPath,
  readFiltersAlong,
} from '#domains/catalogue/server/catalogue.service.ts'
import { must } from '#platform/common/must.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { selectMakes, tallyHits } from './search.facets.queries.ts'
import { type Facet, facetsFor, ownPrice, priceBars, type Tally, withoutOwn } from './search.facets.rules.ts'
import { type Count, countCache, countInSample, type Hits } from '../query/search.pages.service.ts'
import { type SearchRequest, getKey } from '../query/search.matching.queries.ts'
import { getType } from '../query/search.rules.ts'

const maxChoices = 60

type FacetCount = Tally & Hits

export async function findFacets(
  source: DataSource,
  request: SearchRequest,
  maxExact?: number,
): Promise<Facets> {
  const { query } = request
  const path = query.category === undefined ? [] : await readCategoryPath(source, query.category)
  const type = path.at(-1)?.type ?? getType(query)
  const filters = path.length > 0 ? await readFiltersAlong(source, path) : []
  const tally = async (own: Pick<Facet, 'own' | 'answer'> & { prefix?: string }) => {
    const without = await requestWithout(source, request, own)
    if (without === request) return await tallyFor(source, request, { maxExact })
    const prefixes = own.prefix === undefined ? [] : [own.prefix]
    return await tallyFor(source, without, { maxExact, prefixes })
  }
  const wanted = facetsFor(query, type, filters)
  const [below, bars, ...counted] = await Promise.all([
    readCategoriesBelow(source, { category: query.category, type }),
    tally({ own: ownPrice }),
    ...wanted.map(tally),
  ])
  const shown = new Set(below.map(String))
  const choices: Facets['choices'] = {}
  for (const [at, facet] of wanted.entries()) {
    const all = listChoices(facet, must(counted[at], 'counted facet'))
    choices[facet.name] = (
      facet.name === 'category' ? all.filter(({ value }) => shown.has(value)) : all
    ).slice(0, maxChoices)
  }
  await writeMakes(source.db, choices, counted, wanted)
  return {
    is_sampled: [bars, ...counted].some(({ times }) => times > 1),
    choices,
    price: priceBars(new Map([...bars.prices].map(([bucket, count]) => [bucket, count * bars.times]))),
  }
}

async function requestWithout(
  source: DataSource,
  request: SearchRequest,
  own: Pick<Facet, 'own' | 'answer'>,
): Promise<SearchRequest> {
  const { cursor: _, sort: _sort, ...query } = request.query
  const without = withoutOwn(query, own)
  if (Object.keys(without).length === Object.keys(query).length && without.attr === query.attr) return request
  return {
    ...(await parseSearch(source, without)),
    words: request.words,
    subject: request.subject,
    ranks: null,
  }
}

function listChoices({ prefix, only }: Facet, { tokens, times }: FacetCount): Facets['choices'][string] {
  if (only !== undefined) {
    const found = tokens.get(prefix + only)
    return found ? [{ value: 'yes', count: found.count * times }] : []
  }
  return [...tokens]
    .filter(([token]) => token.startsWith(prefix))
    .map(([token, { count }]) => ({ value: token.slice(prefix.length), count: count * times }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** Tokens are folded, so names are shown as one of their sellers spells them. */
async function writeMakes(
  db: Db,
  choices: Facets['choices'],
  counted: FacetCount[],
  facets: Facet[],
): Promise<void> {
  const named = (['make', 'model', 'colour'] as const).flatMap((name) =>
    (choices[name] ?? []).map((choice) => {
      const at = facets.findIndex((facet) => facet.name === name)
      const { listing_id: listingId } = must(
        must(counted[at], 'counted facet').tokens.get(must(facets[at], 'facet').prefix + choice.value),
        'listing of the choice',
      )
      return { name, choice, listing_id: listingId }
    }),
  )
  const written = await selectMakes(
    db,
    named.map(({ listing_id: listingId }) => listingId),
  )
  for (const { name, choice, listing_id: listingId } of named)
    choice.value = written.get(listingId)?.[name] ?? choice.value
}

const tallyCache = countCache<FacetCount>({
  name: 'facets',
  maxBytes: 16 * 2 ** 20,
  sizeOf: ({ tokens, prices }) => 500 + 150 * (tokens.size + prices.size),
})

interface TallyWanted {
  maxExact?: number | undefined
  prefixes?: string[]
}

async function tallyFor(
  source: DataSource,
  request: SearchRequest,
  { maxExact, prefixes }: TallyWanted = {},
): Promise<FacetCount> {
  const count: Count<Tally> = (sample, most) => tallyHits(source.db, request, { sample, most, prefixes })
  return await source.caches
    .open(tallyCache)
    .read(JSON.stringify([maxExact, prefixes, getKey(request)]), () =>
      countInSample(source, request, count, maxExact),
    )
}

export const countByFacets = (source: DataSource, request: SearchRequest): Promise<Hits> =>
  tallyFor(source, request)

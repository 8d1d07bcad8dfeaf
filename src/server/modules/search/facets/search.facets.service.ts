import type { Facets } from '#contract/search/search.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { DataSource } from '#server/platform/cache/caches.ts'
import {
  readCategoriesBelow,
  readCategoryPath,
  readFiltersAlong,
} from '#server/modules/catalogue/catalogue.service.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { selectMakes, tallyHits } from './search.facets.queries.ts'
import {
  type Counted,
  type Facet,
  facetsFor,
  own_price,
  priceBars,
  sampleFor,
  withoutOwn,
} from './search.facets.rules.ts'
import { countInMemory, tallyInMemory } from '../inverted-index/inverted-index.service.ts'
import { countCache } from '../query/search.counts.service.ts'
import { type SearchRequest, getKey } from '../query/search.matching.queries.ts'
import { estimateHits, max_counted } from '../query/search.queries.ts'
import { getType } from '../query/search.rules.ts'

const max_choices = 60
/** In case there are far more hits than the planner believed. */
const max_in_sample = 20_000

export async function findFacets(
  source: DataSource,
  asked: SearchRequest,
  { max_exact = max_counted } = {},
): Promise<Facets> {
  const { query } = asked
  const path = query.category === undefined ? [] : await readCategoryPath(source, query.category)
  const type = path.at(-1)?.type ?? getType(query)
  const filters = path.length > 0 ? await readFiltersAlong(source, path) : []
  const tallies = new Map<string, Promise<Counted>>()
  const tally = async (own: Pick<Facet, 'own' | 'answer'>) => {
    const without = await askedWithout(source, asked, own)
    // Most facets have nothing chosen and share one count.
    const key = getKey(without)
    const known = tallies.get(key) ?? tallyFor(source, without, max_exact)
    tallies.set(key, known)
    return known
  }
  const wanted = facetsFor(query, type, filters)
  const [below, bars, ...counted] = await Promise.all([
    readCategoriesBelow(source, { category: query.category, type }),
    tally({ own: own_price }),
    ...wanted.map(tally),
  ])
  const shown = new Set(below.map(String))
  const choices: Facets['choices'] = {}
  for (const [at, facet] of wanted.entries()) {
    const all = listChoices(facet, counted[at]!)
    choices[facet.name] = (
      facet.name === 'category' ? all.filter(({ value }) => shown.has(value)) : all
    ).slice(0, max_choices)
  }
  await writeMakes(source.db, choices, counted, wanted)
  return {
    is_sampled: [bars, ...counted].some((one) => one.is_sampled),
    choices,
    price: priceBars(new Map([...bars.prices].map(([bucket, count]) => [bucket, count * bars.times]))),
  }
}

async function askedWithout(
  source: DataSource,
  asked: SearchRequest,
  own: Pick<Facet, 'own' | 'answer'>,
): Promise<SearchRequest> {
  const { cursor: _, sort: _sort, ...query } = asked.query
  const without = withoutOwn(query, own)
  if (Object.keys(without).length === Object.keys(query).length && without.attr === query.attr) return asked
  return { ...(await parseSearch(source, without)), words: asked.words, ranks: null }
}

function listChoices({ prefix }: Facet, { tokens, times }: Counted): Facets['choices'][string] {
  return [...tokens]
    .filter(([token]) => token.startsWith(prefix))
    .map(([token, { count }]) => ({ value: token.slice(prefix.length), count: Math.round(count * times) }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** Tokens are folded, so makes are shown as one of their sellers writes them. */
async function writeMakes(
  db: Db,
  choices: Facets['choices'],
  counted: Counted[],
  facets: Facet[],
): Promise<void> {
  const named = (['make', 'model'] as const).flatMap((name) =>
    (choices[name] ?? []).map((choice) => {
      const at = facets.findIndex((facet) => facet.name === name)
      const { listing_id } = counted[at]!.tokens.get(facets[at]!.prefix + choice.value)!
      return { name, choice, listing_id }
    }),
  )
  const written = await selectMakes(
    db,
    named.map(({ listing_id }) => listing_id),
  )
  for (const { name, choice, listing_id } of named)
    choice.value = written.get(listing_id)?.[name] ?? choice.value
}

const tally_cache = countCache<Counted>({
  name: 'facets',
  max_bytes: 16 * 2 ** 20,
  sizeOf: ({ tokens, prices }) => 500 + 150 * (tokens.size + prices.size),
  hitsOf: ({ hits }) => hits,
})

const tallyFor = async (source: DataSource, asked: SearchRequest, max_exact: number) =>
  tallyInMemory(source.db, asked, max_exact) ??
  (await source.caches
    .open(tally_cache)
    .read(`${max_exact} ${getKey(asked)}`, () => getTally(source, asked, max_exact)))

/** Null where a sample can't tell whether there are more than are counted. */
export async function countByFacets(source: DataSource, asked: SearchRequest): Promise<number | null> {
  const known = countInMemory(source.db, asked)
  if (known !== null) return Math.min(known, max_counted + 1)
  const { hits, is_sampled, times } = await tallyFor(source, asked, max_counted)
  if (!is_sampled) return hits
  return hits * times > 1.4 * max_counted ? max_counted + 1 : null
}

async function getTally(source: DataSource, asked: SearchRequest, max_exact: number): Promise<Counted> {
  const { db } = source
  const estimate = await estimateHits(source, asked)
  // A slightly too large estimate is tried exactly first.
  if (estimate > max_exact * 1.2) {
    const counted = await tallySample(db, asked, estimate)
    if (counted.hits * counted.times > max_exact) return counted
  }
  const tally = await tallyHits(db, asked, { sample: null, most: max_exact + 1 })
  if (tally.hits <= max_exact) return { ...tally, is_sampled: false, times: 1 }
  return await tallySample(db, asked, max_exact)
}

async function tallySample(db: Db, asked: SearchRequest, estimate: number): Promise<Counted> {
  const sample = sampleFor(estimate)
  const tally = await tallyHits(db, asked, { sample, most: max_in_sample })
  return { ...tally, is_sampled: true, times: sample.times }
}

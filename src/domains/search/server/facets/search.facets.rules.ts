import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import { type OfferSwitch, offerSwitchNames } from '#domains/search/common/fields/offer-switches.ts'
import {
  type FieldParameter,
  isCountedUp,
  listParameters,
  type SearchField,
  searchFields,
} from '#domains/search/common/fields/search-fields.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { must } from '#platform/common/must.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { getFieldPrefix } from '../fields/field-tokens.rules.ts'

export interface Facet {
  /** Named as the parameter that filters by it: 'condition', 'attr.colour'. */
  name: string
  prefix: string
  /** The parameters of its own choice and of dependent ones; its counts leave them out. */
  own: readonly (keyof SearchQuery)[]
  /** Its only value, written 'yes'. */
  only?: string
  /** The key of its filter, if it is an answer. */
  answer?: string
}

const facet = (name: keyof SearchQuery, prefix: string, ...depending: (keyof SearchQuery)[]): Facet => ({
  name,
  prefix,
  own: [name, ...depending],
})

// A category facet only narrows down, so no choice is left out.
const everywhere: Facet[] = [
  { name: 'category', prefix: '=c:', own: [] },
  facet('region', '=r:', 'district', 'suburb'),
  facet('condition', '=n:'),
  facet('sale_method', '=m:'),
  facet('seller_kind', '=x:'),
]

const offerFacet = (name: OfferSwitch): Facet => ({ name, prefix: '=z:', own: [name], only: name })

const getOwn = (field: SearchField): FieldParameter[] => [
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are its parameters.
  ...(listParameters(field) as FieldParameter[]),
  // Another make has other models.
  ...(field.name === 'make' ? (['model'] as const) : []),
]

const isCounted = (field: SearchField) =>
  field.kind === 'several' || field.kind === 'yes' || isCountedUp(field)

/** Models are counted once a make is chosen. */
function listFieldFacets(query: SearchQuery, type: SearchQuery['type']): Facet[] {
  return searchFields
    .filter((field) => field.type === type && isCounted(field) && (field.name !== 'model' || query.make))
    .map((field) => ({
      name: isCountedUp(field) ? `${field.name}_min` : field.name,
      prefix: getFieldPrefix(field),
      own: getOwn(field),
    }))
}

export function facetsFor(
  query: SearchQuery,
  type: SearchQuery['type'],
  filters: readonly Pick<Filter, 'key' | 'kind' | 'is_facet'>[],
): Facet[] {
  return [
    ...everywhere,
    ...(query.region || query.district ? [facet('district', '=d:', 'suburb')] : []),
    ...(query.district || query.suburb ? [facet('suburb', '=s:')] : []),
    ...listFieldFacets(query, type),
    ...(type === 'property' ? [facet('open_home_on', '=o:')] : offerSwitchNames.map(offerFacet)),
    ...filters
      .filter(({ kind, is_facet: isFacet }) => isFacet && kind !== 'text' && kind !== 'number_range')
      .map(({ key }) => ({ name: `attr.${key}`, prefix: `=a:${key}:`, own: [], answer: key })),
  ]
}

/** The price facet leaves out its own choice. */
export const ownPrice = ['price_min', 'price_max'] as const

export function withoutOwn(query: SearchQuery, { own, answer }: Pick<Facet, 'own' | 'answer'>): SearchQuery {
  const without = { ...query }
  for (const name of own) delete without[name]
  if (answer !== undefined && query.attr) {
    const { [answer]: _, ...attr } = query.attr
    if (Object.keys(attr).length > 0) without.attr = attr
    else delete without.attr
  }
  return without
}

export interface Tally {
  hits: number
  /** Counts per token, with one listing that has it. */
  tokens: Map<string, { count: number; listing_id: ListingId }>
  /** Counts per price bucket; listings without a price are in none. */
  prices: Map<number, number>
}

/** Edges of the price histogram, in cents. */
export const priceEdges: readonly number[] = Array.from({ length: 7 }, (_, power) => power).flatMap((power) =>
  [1, 1.5, 2, 3, 5, 7].map((step) => Math.round(step * 10 ** power * 100)),
)

export interface PriceBar {
  from_cents: number
  to_cents: number | null
  count: number
}

export const maxBars = 20

/**
 * At most this share at either end is merged into 'under' or 'over', so that outliers don't stretch
 * the scale.
 */
const oddPart = 0.03

/**
 * Bars from the first with listings to the last. Outliers go into the first and last bars, which
 * are then open-ended. Too many bars are merged.
 */
export function priceBars(counts: ReadonlyMap<number, number>): PriceBar[] {
  const filled = [...counts].filter(([, count]) => count > 0).toSorted(([one], [other]) => one - other)
  if (filled.length === 0) return []
  const maxOdd = oddPart * filled.reduce((sum, [, count]) => sum + count, 0)
  const low = oddAtStart(filled, maxOdd)
  const high = oddAtStart(filled.toReversed(), maxOdd)
  const usual = filled.slice(low.bars, filled.length - high.bars)
  const [first, last] = [must(usual[0], 'first usual bucket')[0], must(usual.at(-1), 'last usual bucket')[0]]
  let bars: PriceBar[] = []
  for (let bucket = first; bucket <= last; bucket += 1) {
    const [fromCents = 0, toCents = null] = [priceEdges[bucket - 1], priceEdges[bucket]]
    bars.push({ from_cents: fromCents, to_cents: toCents, count: counts.get(bucket) ?? 0 })
  }
  while (bars.length > maxBars) bars = inPairs(bars)
  const [lowest, highest] = [must(bars[0], 'lowest bar'), must(bars.at(-1), 'highest bar')]
  if (low.count > 0) bars[0] = { ...lowest, from_cents: 0, count: lowest.count + low.count }
  if (high.count > 0) {
    const { from_cents: fromCents, count } = must(bars.at(-1), 'highest bar')
    bars[bars.length - 1] = { ...highest, from_cents: fromCents, to_cents: null, count: count + high.count }
  }
  return bars
}

function oddAtStart(filled: [bucket: number, count: number][], most: number) {
  let [bars, count] = [0, 0]
  while (count + must(filled[bars], 'bucket')[1] <= most) {
    count += must(filled[bars], 'bucket')[1]
    bars += 1
  }
  return { bars, count }
}

const inPairs = (bars: PriceBar[]): PriceBar[] =>
  bars.flatMap((bar, at) => {
    if (at % 2 === 1) return []
    const next = bars[at + 1]
    return [next ? { ...bar, to_cents: next.to_cents, count: bar.count + next.count } : bar]
  })

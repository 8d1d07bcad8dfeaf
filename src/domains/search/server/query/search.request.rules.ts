import type { SearchQuery } from '#domains/search/common/search.ts'
import { searchFields } from '#domains/search/common/fields/search-fields.ts'
import { listRequestedFields } from '../fields/field-tokens.rules.ts'
import { propertyParameters } from './search.rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/search/texts.ts'

export type RefusedErrors = Record<string, string>

export function findContradictions(query: SearchQuery): RefusedErrors {
  return { ...crossedRanges(query), ...groundlessSorts(query), ...foreignFields(query) }
}

const areas = new Set(['floor_area', 'land_area'])

function describeCrossed(name: string): string {
  if (name === 'price') return t.the_highest_price_must_be_at_least_the()
  if (name === 'year') return t.the_last_year_must_be_at_least_the()
  return areas.has(name) ? t.the_largest_area_must_be_at_least_the() : t.the_highest_must_be_at_least_the()
}

function crossedRanges(query: SearchQuery): RefusedErrors {
  const values = query as Record<string, unknown>
  const ranges = ['price', ...searchFields.flatMap(({ kind, name }) => (kind === 'range' ? [name] : []))]
  return Object.fromEntries(
    ranges.flatMap((name) => {
      const [least, most] = [values[`${name}_min`], values[`${name}_max`]]
      return typeof least === 'number' && typeof most === 'number' && least > most
        ? [[`${name}_max`, describeCrossed(name)]]
        : []
    }),
  )
}

function groundlessSorts({ sort, near, q, to, suburb, beside }: SearchQuery): RefusedErrors {
  if (sort === 'nearest' && near === undefined) return { sort: 'Choose a place to sort by nearest.' }
  if (sort === 'relevance' && !q?.trim()) return { sort: 'Search for something to sort by best match.' }
  if (sort === 'total' && to === undefined) return { sort: t.choose_the_suburb_its_sent_to_to_sort() }
  if (beside !== undefined && suburb === undefined) return { beside: t.choose_a_suburb_to_search_beside_it() }
  return {}
}

function foreignFields(query: SearchQuery): RefusedErrors {
  const errors: RefusedErrors = {}
  const requested = listRequestedFields(query)
  const type =
    query.type ?? (requested.some(({ field }) => field.type === 'vehicle') ? 'vehicle' : 'property')
  for (const { field, parameter } of requested) {
    if (field.type === type) continue
    errors[parameter] =
      field.type === 'vehicle'
        ? t.only_vehicles_can_be_searched_by_this()
        : t.only_property_can_be_searched_by_this()
  }
  for (const name of propertyParameters)
    if (query[name] !== undefined && type !== 'property')
      errors[name] = t.only_property_can_be_searched_by_this()
  if ((query.sort === 'odometer' || query.sort === 'year') && (query.type ?? 'vehicle') !== 'vehicle')
    errors.sort = t.only_vehicles_can_be_sorted_by_this()
  return errors
}

export interface KnownPlaces {
  regions: string[]
  districts: { slug: string; region: string }[]
  suburbs: { slug: string; district: string; region: string }[]
  /** Beside the chosen suburbs. */
  neighbours: string[]
  destination: { region: string; latitude: number; longitude: number } | null
}

const getUnknownPlace = makeTexts(() => t.choose_a_place_from_the_list())

export function placeErrors(
  query: SearchQuery,
  { regions, districts, suburbs, destination }: KnownPlaces,
): RefusedErrors {
  const errors: RefusedErrors = {}
  if (query.to !== undefined && !destination) errors.to = getUnknownPlace()
  const isKnown = (known: string[], named: string[] = []) => named.every((slug) => known.includes(slug))
  const isWithin = (wider: string[] | undefined, slug: string) => !wider || wider.includes(slug)
  if (districts.some(({ region }) => !isWithin(query.region, region)))
    errors.district = t.that_district_isnt_in_the_region()
  if (
    suburbs.some(
      ({ district, region }) => !isWithin(query.district, district) && !isWithin(query.region ?? [], region),
    )
  )
    errors.suburb = t.that_suburb_isnt_in_the_district()
  if (suburbs.some(({ region }) => !isWithin(query.region, region)))
    errors.suburb = t.that_suburb_isnt_in_the_region()
  if (!isKnown(regions, query.region)) errors.region = getUnknownPlace()
  if (
    !isKnown(
      districts.map(({ slug }) => slug),
      query.district,
    )
  )
    errors.district = getUnknownPlace()
  if (
    !isKnown(
      suburbs.map(({ slug }) => slug),
      query.suburb,
    )
  )
    errors.suburb = getUnknownPlace()
  return errors
}

/** A narrower place replaces its parents: all of Otago, but of Wellington only Petone. */
export function placeTokens(
  query: SearchQuery,
  { districts, suburbs, neighbours }: KnownPlaces,
): string[] | null {
  const { region = [], district = [], suburb = [] } = query
  const isNarrowed = (slug: string, within: 'region' | 'district') =>
    suburbs.some((one) => one[within] === slug) ||
    (within === 'region' && districts.some((one) => one.region === slug))
  const tokens = [
    ...region.filter((slug) => !isNarrowed(slug, 'region')).map((slug) => `=r:${slug}`),
    ...district.filter((slug) => !isNarrowed(slug, 'district')).map((slug) => `=d:${slug}`),
    ...[...new Set([...suburb, ...neighbours])].map((slug) => `=s:${slug}`),
  ]
  return tokens.length > 0 ? tokens : null
}

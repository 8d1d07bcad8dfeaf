import type { SearchQuery } from '#domains/search/common/search.ts'
import { isRequested, propertyFields, vehicleFields } from './search.rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/search/texts.ts'
import { entriesOf } from '#platform/common/records.ts'

export type RefusedErrors = Record<string, string>

export function findContradictions(query: SearchQuery): RefusedErrors {
  return { ...crossedRanges(query), ...groundlessSorts(query), ...foreignFields(query) }
}

function crossedRanges(query: SearchQuery): RefusedErrors {
  const sentences = {
    price: t.the_highest_price_must_be_at_least_the(),
    year: t.the_last_year_must_be_at_least_the(),
    floor_area: t.the_largest_area_must_be_at_least_the(),
    land_area: t.the_largest_area_must_be_at_least_the(),
  }
  const errors: RefusedErrors = {}
  for (const [name, sentence] of entriesOf(sentences)) {
    const [least, most] = [query[`${name}_min` as const], query[`${name}_max` as const]]
    if (least !== undefined && most !== undefined && least > most) errors[`${name}_max`] = sentence
  }
  return errors
}

function groundlessSorts({ sort, near, q }: SearchQuery): RefusedErrors {
  if (sort === 'nearest' && near === undefined) return { sort: 'Choose a place to sort by nearest.' }
  if (sort === 'relevance' && !q?.trim()) return { sort: 'Search for something to sort by best match.' }
  return {}
}

function foreignFields(query: SearchQuery): RefusedErrors {
  const errors: RefusedErrors = {}
  const isForVehicles = query.type === 'vehicle' || (!query.type && isRequested(query, vehicleFields))
  for (const field of vehicleFields) {
    if (query[field] !== undefined && query.type !== undefined && query.type !== 'vehicle')
      errors[field] = t.only_vehicles_can_be_searched_by_this()
  }
  for (const field of propertyFields) {
    if (
      query[field] !== undefined &&
      (isForVehicles || (query.type !== undefined && query.type !== 'property'))
    )
      errors[field] = t.only_property_can_be_searched_by_this()
  }
  return errors
}

export interface KnownPlaces {
  regions: string[]
  districts: { slug: string; region: string }[]
  suburbs: { slug: string; district: string; region: string }[]
}

const getUnknownPlace = makeTexts(() => t.choose_a_place_from_the_list())

export function placeErrors(query: SearchQuery, { regions, districts, suburbs }: KnownPlaces): RefusedErrors {
  const errors: RefusedErrors = {}
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
export function placeTokens(query: SearchQuery, { districts, suburbs }: KnownPlaces): string[] | null {
  const { region = [], district = [], suburb = [] } = query
  const isNarrowed = (slug: string, within: 'region' | 'district') =>
    suburbs.some((one) => one[within] === slug) ||
    (within === 'region' && districts.some((one) => one.region === slug))
  const tokens = [
    ...region.filter((slug) => !isNarrowed(slug, 'region')).map((slug) => `=r:${slug}`),
    ...district.filter((slug) => !isNarrowed(slug, 'district')).map((slug) => `=d:${slug}`),
    ...suburb.map((slug) => `=s:${slug}`),
  ]
  return tokens.length > 0 ? tokens : null
}

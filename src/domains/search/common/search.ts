import { operation } from '#platform/common/operation.ts'
import { keysOf } from '#platform/common/records.ts'
import type * as shapes from './search.shapes.ts'
import type { SearchQuery } from './search.shapes.ts'

export type * from './search.shapes.ts'

/** A search for more rooms finds those with this many or more. */
export const maxRooms = 10

type NotInAddress = 'attr' | 'window' | 'facets' | 'cursor' | 'limit'
/** Written out, so that the results page loads without the shapes and zod. */
const inAddress: Record<Exclude<keyof SearchQuery, NotInAddress>, true> = {
  q: true,
  type: true,
  category: true,
  region: true,
  district: true,
  suburb: true,
  near: true,
  price_min: true,
  price_max: true,
  condition: true,
  sale_method: true,
  seller: true,
  agent: true,
  seller_kind: true,
  purpose: true,
  property_type: true,
  bedrooms_min: true,
  bathrooms_min: true,
  floor_area_min: true,
  floor_area_max: true,
  land_area_min: true,
  land_area_max: true,
  open_home_on: true,
  subtype: true,
  make: true,
  model: true,
  year_min: true,
  year_max: true,
  odometer_max: true,
  fuel_type: true,
  transmission: true,
  body_style: true,
  exact: true,
  sort: true,
}
/** Query parameters of the results page, without filter answers (`attr.…`). */
export const searchNames = keysOf(inAddress)

export const searchListings = operation<typeof shapes.searchListings>('GET /listing')({
  name: 'searchListings',
  summary: 'Search the live listings',
  access: 'anyone',
  view: 'public',
  limit: { calls: 600, per: 'minute' },
})

export const maxCards = 24

export const maxSimilar = 8

export const listSimilarListings = operation<typeof shapes.listSimilarListings>('GET /similar-listings/{id}')(
  {
    name: 'listSimilarListings',
    summary:
      'Live listings like a listing: of its category, then of the category above, the nearest in price first',
    access: 'anyone',
    view: 'public',
    limit: { calls: 600, per: 'minute' },
    cacheSeconds: 30,
  },
)

export const suggestSearches = operation<typeof shapes.suggestSearches>('GET /search-suggestions')({
  name: 'suggestSearches',
  summary:
    'Categories, makes, models and places that begin like what is typed; one slip of a letter is forgiven',
  access: 'anyone',
  view: 'public',
  limit: { calls: 600, per: 'minute' },
  cacheSeconds: 30,
})

export const suggestCategories = operation<typeof shapes.suggestCategories>('GET /category-suggestions')({
  name: 'suggestCategories',
  summary:
    'Categories for the title of a listing, or for a few letters typed to find one, by New Zealand’s everyday words; last, the likeliest of all where another type than `type` has it',
  access: 'anyone',
  view: 'public',
  limit: { calls: 600, per: 'minute' },
  cacheSeconds: 30,
})

export const listListingCards = operation<typeof shapes.listListingCards>('GET /listing-cards')({
  name: 'listListingCards',
  summary: 'Live listings by their numbers, in that order; those that are not live any more are left out',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const listMapMarks = operation<typeof shapes.listMapMarks>('GET /listing-map')({
  name: 'listMapMarks',
  summary: 'What a search finds in a part of the map, as marks that do not cover one another',
  access: 'anyone',
  view: 'public',
  limit: { calls: 300, per: 'minute' },
})

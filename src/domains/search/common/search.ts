import { operation } from '#platform/common/operation.ts'
import { keysOf } from '#platform/common/records.ts'
import { type FieldParameter, fieldParameters } from './fields/search-fields.ts'
import type * as shapes from './search.shapes.ts'
import type { SearchQuery } from './search.shapes.ts'

export type * from './search.shapes.ts'

type NotInAddress = 'attr' | 'window' | 'facets' | 'cursor' | 'limit' | FieldParameter
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
  no_reserve: true,
  reserve_met: true,
  buy_now_too: true,
  can_be_sent: true,
  free_delivery: true,
  closing_within: true,
  beside: true,
  to: true,
  to_rural: true,
  open_home_on: true,
  exact: true,
  sort: true,
}
/** Query parameters of the results page, without filter answers (`attr.…`). */
export const searchNames: readonly (keyof typeof inAddress | FieldParameter)[] = [
  ...keysOf(inAddress),
  ...fieldParameters,
]

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

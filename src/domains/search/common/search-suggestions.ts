import { operation } from '#platform/common/operation.ts'
import type * as shapes from './search-suggestions.shapes.ts'

export type * from './search-suggestions.shapes.ts'

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

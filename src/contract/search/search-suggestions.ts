import * as z from 'zod/mini'
import { listing_card } from '../listings/listings.ts'
import { operation } from '../core/operation.ts'
import { id, line, slug, type } from '../core/shapes.ts'
import { max_cards } from './search.ts'
import * as t from './texts.ts'

export const search_suggestion = z.strictObject({
  kind: z.enum(['category', 'make', 'model', 'place']),
  words: z.string(),
  /** Tells it apart from others of the same name: 'Vehicles', 'Lower Hutt, Wellington'. */
  within: z.string(),
  search: z.strictObject({
    type: z.optional(type),
    category: z.optional(id),
    make: z.optional(z.string()),
    model: z.optional(z.string()),
    region: z.optional(z.array(slug)),
    district: z.optional(z.array(slug)),
    suburb: z.optional(z.array(slug)),
  }),
  listing_count: z.int(),
})
export type SearchSuggestion = z.output<typeof search_suggestion>

export const suggestSearches = operation({
  name: 'suggestSearches',
  summary:
    'Categories, makes, models and places that begin like what is typed; one slip of a letter is forgiven',
  method: 'GET',
  path: '/search-suggestions',
  access: 'anyone',
  limit: { calls: 600, per: 'minute' },
  query: z.strictObject({ q: line(t.the_search, 120) }),
  reply: z.strictObject({ items: z.array(search_suggestion) }),
  refusals: [],
  cache_s: 30,
})

export const category_suggestion = z.strictObject({
  id,
  type,
  name: z.string(),
  path: z.array(z.string()),
})
export type CategorySuggestion = z.output<typeof category_suggestion>

export const suggestCategories = operation({
  name: 'suggestCategories',
  summary:
    'Categories for the title of a listing, or for a few letters typed to find one, by New Zealand’s everyday words; last, the likeliest of all where another type than `type` has it',
  method: 'GET',
  path: '/category-suggestions',
  access: 'anyone',
  limit: { calls: 600, per: 'minute' },
  query: z.strictObject({
    q: line(t.a_word, 120),
    from: z._default(z.enum(['title', 'typed']), 'typed'),
    type: z.optional(type),
  }),
  reply: z.strictObject({ items: z.array(category_suggestion) }),
  refusals: [],
  cache_s: 30,
})

export const listListingCards = operation({
  name: 'listListingCards',
  summary: 'Live listings by their numbers, in that order; those that are not live any more are left out',
  method: 'GET',
  path: '/listing-cards',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    ids: z.string({ error: t.write_the_numbers_of_listings_with_commas_be }).check(
      z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,23}$/, {
        error: () => t.write_at_most_numbers_of_listings({ count: max_cards }),
      }),
    ),
  }),
  reply: z.strictObject({ items: z.array(listing_card) }),
  refusals: [],
})

import * as z from 'zod/mini'
import { listingCard } from '#domains/listings/common/listings.shapes.ts'
import { id, line, slug, type } from '#platform/common/shapes.ts'
import { maxCards } from './search.ts'
import * as t from '#domains/search/texts.ts'

export const searchSuggestion = z.strictObject({
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
export type SearchSuggestion = z.output<typeof searchSuggestion>

export const suggestSearches = {
  query: z.strictObject({ q: line(t.the_search, 120) }),
  reply: z.strictObject({ items: z.array(searchSuggestion) }),
}

export const categorySuggestion = z.strictObject({
  id,
  type,
  name: z.string(),
  path: z.array(z.string()),
})
export type CategorySuggestion = z.output<typeof categorySuggestion>

export const suggestCategories = {
  query: z.strictObject({
    q: line(t.a_word, 120),
    from: z._default(z.enum(['title', 'typed']), 'typed'),
    type: z.optional(type),
  }),
  reply: z.strictObject({ items: z.array(categorySuggestion) }),
}

export const listListingCards = {
  query: z.strictObject({
    ids: z.string({ error: t.write_the_numbers_of_listings_with_commas_be }).check(
      z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,23}$/, {
        error: () => t.write_at_most_numbers_of_listings({ count: maxCards }),
      }),
    ),
  }),
  reply: z.strictObject({ items: z.array(listingCard) }),
}

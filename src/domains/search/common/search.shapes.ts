import * as z from 'zod/mini'
import { condition, listingCard, saleMethod } from '#domains/listings/common/listings.shapes.ts'
import {
  idOfAccount,
  idOfListing,
  calendarDay,
  id,
  line,
  slug,
  type,
  yes,
  byListing,
} from '#platform/common/shapes.ts'
import { mapWindow } from './map-window.shapes.ts'
import { near } from './near.shapes.ts'
import { fieldShapes, several } from './fields/field-shapes.ts'
import { maxCards } from './search.ts'
import * as t from '#domains/search/texts.ts'

const sellerKind = z.enum(['private', 'in_trade'], { error: t.choose_private_or_in_trade })

export const sort = z.enum([
  'relevance',
  'newest',
  'closing_soon',
  /** The next open home first; then those without one, the newest first. */
  'open_home',
  'price_low',
  'price_high',
  'most_bids',
  'most_watched',
  'nearest',
  'longest_listed',
  'biggest_reduction',
  'odometer',
  'year',
  /** The price and the cheapest delivery to `to`; unknown ones last. */
  'total',
])
export type Sort = z.output<typeof sort>

const price = z.optional(
  z.int({ error: t.this_must_be_an_amount_in_whole_cents }).check(z.nonnegative(), z.maximum(10_000_000_000)),
)

const key = z.string().check(z.maxLength(44), z.regex(/^[a-z][a-z0-9_]*$/, { error: t.thats_not_a_filter }))
const answers = z
  .array(line(t.what_is_searched_for, 60), { error: t.this_must_be_a_list })
  .check(z.minLength(1, { error: t.this_is_empty }), z.maxLength(50, { error: t.at_most_50_at_a_time }))

export const searchQuery = z.strictObject({
  q: z.optional(line(t.the_search, 120, 0)),
  type: z.optional(type),
  /** Includes all categories below it. */
  category: z.optional(id),
  region: several(slug),
  district: several(slug),
  suburb: several(slug),
  near: z.optional(near),
  window: z.optional(mapWindow),
  price_min: price,
  price_max: price,
  condition: several(condition),
  sale_method: several(saleMethod),
  seller: z.optional(idOfAccount),
  /** Property that this real estate agent looks after. */
  agent: z.optional(id),
  seller_kind: z.optional(sellerKind),
  ...fieldShapes,
  no_reserve: yes,
  reserve_met: yes,
  /** Auctions with buy now. */
  buy_now_too: yes,
  can_be_sent: yes,
  free_delivery: yes,
  /** Auctions that end within so many hours. */
  closing_within: z.optional(
    z
      .int({ error: t.this_must_be_a_whole_number })
      .check(
        z.positive({ error: t.this_must_be_at_least_1 }),
        z.maximum(720, { error: () => t.this_may_be_at_most({ most: 720 }) }),
      ),
  ),
  /** The suburbs beside the chosen ones too. */
  beside: yes,
  /** The suburb that totals with delivery are for. */
  to: z.optional(slug),
  /** Whether that is a rural address. */
  to_rural: yes,
  open_home_on: z.optional(calendarDay),
  /**
   * Filter values by key: `attr.colour=Red&attr.colour=Blue` matches either. Numbers are ranges (`attr.width_min`,
   * `attr.width_max`); yes or no is `true` or `false`.
   */
  attr: z.optional(
    z
      .record(key, answers, { error: t.this_must_name_a_filter_attr_colour })
      .check(z.refine((attr) => Object.keys(attr).length <= 20, { error: t.at_most_20_filters_at_a_time })),
  ),
  /** Finds only the typed words, even if that gives few results or none. */
  exact: yes,
  facets: yes,
  /** Default: relevance if there are words, else nearest if there is a place, else newest. */
  sort: z.optional(sort),
  /** From the previous reply; valid only for the same search. */
  cursor: z.optional(z.string().check(z.maxLength(300))),
  limit: z._default(
    z
      .int({ error: t.this_must_be_a_number })
      .check(z.positive(), z.maximum(100, { error: t.at_most_100_at_a_time })),
    24,
  ),
})
export type SearchQuery = z.output<typeof searchQuery>

const facets = z.strictObject({
  /** Whether counts are estimates; exact up to 1,000 hits. */
  is_sampled: z.boolean(),
  /** Counts by parameter and value, as if that parameter were unset. Most frequent first; zero counts are left out. */
  choices: z.record(z.string(), z.array(z.strictObject({ value: z.string(), count: z.int() }))),
  /** Ascending, as if no price were chosen; listings without a price are left out. */
  price: z.array(z.strictObject({ from_cents: z.int(), to_cents: z.nullable(z.int()), count: z.int() })),
})
export type Facets = z.output<typeof facets>

export const searchListings = {
  query: searchQuery,
  reply: z.strictObject({
    items: z.array(listingCard),
    /** Featured listings on the first page of the newest and the most relevant, by rotation. */
    featured: z.array(listingCard),
    next_cursor: z.nullable(z.string()),
    /** Exact up to 1,000, beyond that an estimate, and beyond 10,000 only that. */
    total: z.int(),
    total_is_approximate: z.boolean(),
    total_is_capped: z.boolean(),
    corrected: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
    /** No listing has all the words: these results match the words in `kept`. */
    partial: z.nullable(z.strictObject({ kept: z.string() })),
    facets: z.optional(facets),
    /** With `to`: the price now and the cheapest delivery there; null where a listing names no price for it. */
    totals: z.optional(
      z.array(z.strictObject({ listing_id: idOfListing, total_cents: z.nullable(z.int()) })),
    ),
  }),
}

export const listSimilarListings = {
  params: byListing,
  reply: z.strictObject({ items: z.array(listingCard) }),
}

export const searchSuggestion = z.strictObject({
  kind: z.enum(['category', 'make', 'model', 'place']),
  words: z.string(),
  /** Tells it apart from others of the same name: 'Vehicles', 'Lower Hutt, Wellington'. */
  within: z.string(),
  search: z.strictObject({
    type: z.optional(type),
    category: z.optional(id),
    make: z.optional(z.array(z.string())),
    model: z.optional(z.array(z.string())),
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

const { sort: _sort, cursor: _cursor, limit: _limit, facets: _facets, ...choices } = searchQuery.shape

export const mapMark = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  /** Approximate if `is_sampled`. */
  count: z.int(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
  card: z.nullable(listingCard),
})
export type MapMark = z.output<typeof mapMark>

export const listMapMarks = {
  query: z.strictObject({
    ...choices,
    window: mapWindow,
    /** As in web maps: at 0 the earth is 256 pixels wide, and each level doubles it. */
    zoom: z.int({ error: t.the_zoom_must_be_a_whole_number }).check(z.minimum(0), z.maximum(20)),
  }),
  reply: z.strictObject({
    marks: z.array(mapMark),
    total: z.int(),
    is_sampled: z.boolean(),
  }),
}

import * as z from 'zod/mini'
import { condition, listingCard, saleMethod } from '#domains/listings/common/listings.shapes.ts'
import { propertyFieldShapes } from '#domains/listings/common/properties.shapes.ts'
import { vehicleFieldShapes } from '#domains/listings/common/vehicles.shapes.ts'
import { idOfAccount, calendarDay, id, line, slug, type, yes, byListing } from '#platform/common/shapes.ts'
import { mapWindow } from './map-window.shapes.ts'
import { near } from './near.shapes.ts'
import { maxRooms, maxCards } from './search.ts'
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
])
export type Sort = z.output<typeof sort>

const year = z
  .int({ error: t.the_year_must_be_a_whole_number })
  .check(
    z.minimum(1885, { error: t.the_year_must_be_at_least_1885 }),
    z.maximum(2100, { error: t.the_year_may_be_at_most_2100 }),
  )

const price = z.optional(
  z.int({ error: t.this_must_be_an_amount_in_whole_cents }).check(z.nonnegative(), z.maximum(10_000_000_000)),
)

const atLeast = (most: number) =>
  z.optional(
    z
      .int({ error: t.this_must_be_a_whole_number })
      .check(
        z.positive({ error: t.this_must_be_at_least_1 }),
        z.maximum(most, { error: () => t.this_may_be_at_most({ most }) }),
      ),
  )
const squareMetres = z.optional(
  z.int({ error: t.this_must_be_a_number_of_square_metres }).check(z.nonnegative(), z.maximum(2_000_000_000)),
)
const key = z.string().check(z.maxLength(44), z.regex(/^[a-z][a-z0-9_]*$/, { error: t.thats_not_a_filter }))
const answers = z
  .array(line(t.what_is_searched_for, 60), { error: t.this_must_be_a_list })
  .check(z.minLength(1, { error: t.this_is_empty }), z.maxLength(50, { error: t.at_most_50_at_a_time }))

/** Matches any of these; no duplicates: `region=otago&region=wellington`. */
const several = <Choice extends z.core.$ZodType>(choice: Choice) =>
  z.optional(
    z.array(choice, { error: t.this_must_be_a_list }).check(
      z.minLength(1, { error: t.this_is_empty }),
      z.maxLength(20, { error: t.at_most_20_at_a_time }),
      z.refine((all: unknown[]) => new Set(all).size === all.length, { error: t.name_each_only_once }),
    ),
  )

const one = <Choice extends z.core.$ZodType>(field: z.ZodMiniNullable<Choice>) =>
  z.optional(field._zod.def.innerType)

const anyOf = <Choice extends z.core.$ZodType>(field: z.ZodMiniNullable<Choice>) =>
  several(field._zod.def.innerType)

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
  /** For properties. The price is the weekly rent, or the secret search price. */
  purpose: one(propertyFieldShapes.purpose),
  property_type: one(propertyFieldShapes.property_type),
  bedrooms_min: atLeast(maxRooms),
  bathrooms_min: atLeast(maxRooms),
  floor_area_min: squareMetres,
  floor_area_max: squareMetres,
  land_area_min: squareMetres,
  land_area_max: squareMetres,
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
  subtype: anyOf(vehicleFieldShapes.subtype),
  make: several(line(t.the_make, 40)),
  /** Needs a single make. */
  model: z.optional(line(t.the_model, 60)),
  year_min: z.optional(year),
  year_max: z.optional(year),
  odometer_max: z.optional(
    z.int({ error: t.the_odometer_must_be_a_whole_number }).check(z.nonnegative(), z.maximum(3_000_000)),
  ),
  fuel_type: anyOf(vehicleFieldShapes.fuel_type),
  transmission: anyOf(vehicleFieldShapes.transmission),
  body_style: anyOf(vehicleFieldShapes.body_style),
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

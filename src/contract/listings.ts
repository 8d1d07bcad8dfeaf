import * as z from 'zod/mini'
import { image, most_images } from './media.ts'
import { operation } from './operation.ts'
import { by_id, cents, done, id, instant, line, page, page_query, paragraphs, slug, type } from './shapes.ts'

export const sale_method = z.enum(['auction', 'fixed_price', 'enquire'], 'Choose how it sells.')
export const condition = z.enum(['new', 'used'], 'Say whether it is new or used.')
export const listing_status = z.enum([
  'draft',
  'pending',
  'active',
  'sold',
  'unsold',
  'withdrawn',
  'suspended',
])
export const reserve_state = z.enum(['none', 'not_met', 'met'])
export const pickup = z.enum(['none', 'allowed', 'must'], 'Say whether it can be picked up.')
export const payment_method = z.enum(['bank_transfer', 'cash', 'other'])
export type ListingStatus = z.output<typeof listing_status>
export type ReserveState = z.output<typeof reserve_state>

/** The part of a listing that changes while people look; also what the live stream sends. */
export const live_listing = z.strictObject({
  listing_id: id,
  status: listing_status,
  sale_method,
  /** The current bid, the start price while there is none, or the fixed price. */
  price_cents: z.int(),
  bid_count: z.int(),
  reserve_state,
  /** Null when it runs until sold. */
  closes_at: z.nullable(instant),
  minimum_next_bid_cents: z.nullable(z.int()),
  /** Null when there is no buy-now, or not any more. */
  buy_now_price_cents: z.nullable(z.int()),
  quantity_left: z.int(),
  watchers: z.int(),
  /** The leading bidder's name within this auction. */
  leader_pseudonym: z.nullable(z.string()),
  /** Rises with every change; a message with a lower one is older than what is shown. */
  deal_version: z.int(),
})
export type LiveListing = z.output<typeof live_listing>

/** A listing as cards and tables show it. */
export const listing_card = z.strictObject({
  ...live_listing.shape,
  id,
  type,
  title: z.string(),
  cover: z.nullable(image),
  condition: z.nullable(condition),
  /** Slugs, and the words people read: 'Petone, Lower Hutt'. */
  region: z.string(),
  district: z.string(),
  suburb: z.string(),
  place_name: z.string(),
  created_at: instant,
})
export type ListingCard = z.output<typeof listing_card>

export const shipping_option = z.strictObject({
  label: line('The shipping option', 60),
  price_cents: z
    .int('This must be an amount in whole cents.')
    .check(
      z.nonnegative('Shipping cannot cost less than nothing.'),
      z.maximum(1_000_000, 'Shipping may cost at most NZ$ 10,000.'),
    ),
})

/** What the one who asks is to this listing, and may do next. */
export const listing_viewer = z.strictObject({
  is_seller: z.boolean(),
  favourite_id: z.nullable(id),
  is_leading: z.boolean(),
  /** My own standing limit in this auction. */
  my_max_cents: z.nullable(z.int()),
  has_bid: z.boolean(),
  may_bid: z.boolean(),
  may_buy_now: z.boolean(),
  /** Why not, in plain words, when neither is possible. */
  why_not: z.nullable(z.string()),
  /** The trade on this listing that I am a side of. */
  trade_id: z.nullable(id),
})
export type ListingViewer = z.output<typeof listing_viewer>

export const listing = z.strictObject({
  ...listing_card.shape,
  description: z.string(),
  images: z.array(image),
  categories: z.array(z.strictObject({ id, name: z.string(), slug: z.string() })),
  start_price_cents: z.nullable(z.int()),
  quantity: z.int(),
  pickup,
  shipping_options: z.array(shipping_option),
  payment_methods: z.array(payment_method),
  seller: z.strictObject({
    id,
    display_name: z.string(),
    seller_kind: z.enum(['private', 'in_trade']),
    member_since: instant,
    region: z.nullable(z.string()),
    /** Trades completed as seller on Hoko. */
    sold_count: z.int(),
  }),
  views: z.int(),
  starts_at: z.nullable(instant),
  /** How it ended, once it has. */
  closing: z.nullable(
    z.strictObject({ outcome: z.enum(['sold', 'unsold']), at: instant, price_cents: z.nullable(z.int()) }),
  ),
  withdrawal_reason: z.nullable(z.string()),
  updated_at: instant,
  version: z.int(),
  /** Null for a visitor. */
  viewer: z.nullable(listing_viewer),
})
export type Listing = z.output<typeof listing>

/** What only the seller sees, while writing and after. */
export const own_listing = z.strictObject({
  id,
  type,
  status: listing_status,
  title: z.nullable(z.string()),
  category_id: z.nullable(id),
  condition: z.nullable(condition),
  description: z.string(),
  images: z.array(image),
  sale_method,
  start_price_cents: z.nullable(z.int()),
  reserve_price_cents: z.nullable(z.int()),
  buy_now_price_cents: z.nullable(z.int()),
  quantity: z.int(),
  duration_minutes: z.nullable(z.int()),
  closes_at: z.nullable(instant),
  pickup,
  shipping_options: z.array(shipping_option),
  payment_methods: z.array(payment_method),
  suburb: z.nullable(z.string()),
  updated_at: instant,
  version: z.int(),
})
export type OwnListing = z.output<typeof own_listing>

/** Everything a seller may write; a draft may miss anything, publishing names what is missing. */
export const listing_draft = {
  category_id: z.optional(z.nullable(id)),
  title: z.optional(z.nullable(line('The title', 80, 0))),
  condition: z.optional(z.nullable(condition)),
  description: z.optional(paragraphs('The description', 10_000)),
  image_ids: z.optional(z.array(id).check(z.maxLength(most_images, `At most ${most_images} pictures.`))),
  sale_method: z.optional(sale_method),
  start_price_cents: z.optional(z.nullable(cents)),
  reserve_price_cents: z.optional(z.nullable(cents)),
  /** The buy-now price of an auction, or the price of a fixed-price listing. */
  buy_now_price_cents: z.optional(z.nullable(cents)),
  quantity: z.optional(
    z
      .int('This must be a whole number.')
      .check(z.positive('At least one.'), z.maximum(10_000, 'At most 10,000.')),
  ),
  /** How long the auction runs from publishing on; or name the exact end in closes_at. */
  duration_minutes: z.optional(
    z.nullable(
      z
        .int('This must be a number of minutes.')
        .check(z.positive(), z.maximum(20_160, 'An auction runs at most 14 days.')),
    ),
  ),
  closes_at: z.optional(z.nullable(instant)),
  pickup: z.optional(pickup),
  shipping_options: z.optional(
    z.array(shipping_option).check(z.maxLength(10, 'At most 10 shipping options.')),
  ),
  payment_methods: z.optional(z.array(payment_method).check(z.maxLength(3))),
  suburb: z.optional(z.nullable(slug)),
}

export const createListing = operation({
  name: 'createListing',
  summary: 'Start a draft',
  method: 'POST',
  path: '/listing',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({
    type: z.literal('general', 'Only general items can be listed yet.'),
    ...listing_draft,
  }),
  status: 201,
  reply: own_listing,
  refusals: [],
})

export const updateListing = operation({
  name: 'updateListing',
  summary: 'Change a draft; version is the one that was read',
  method: 'PUT',
  path: '/listing/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  body: z.strictObject({ version: z.int(), ...listing_draft }),
  reply: own_listing,
  refusals: ['listing_changed', 'listing_not_editable'],
})

export const getOwnListing = operation({
  name: 'getOwnListing',
  summary: 'A listing of my own with what only I may see',
  method: 'GET',
  path: '/own-listing/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: own_listing,
  refusals: [],
})

export const getListing = operation({
  name: 'getListing',
  summary: 'A listing as the public sees it, and what the caller may do',
  method: 'GET',
  path: '/listing/{id}',
  access: 'anyone',
  limit: { calls: 600, per: 'minute' },
  params: by_id,
  reply: listing,
  refusals: [],
})

export const deleteListing = operation({
  name: 'deleteListing',
  summary: 'Throw a draft away, or withdraw a live listing without bids',
  method: 'DELETE',
  path: '/listing/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['listing_not_editable'],
})

export const setListingStatus = operation({
  name: 'setListingStatus',
  summary: 'Publish a draft, or withdraw a live listing (with bids only with a reason)',
  method: 'PUT',
  path: '/listing-status/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    status: z.enum(['active', 'withdrawn'], 'A listing can be published or withdrawn.'),
    reason: z.optional(paragraphs('The reason', 300)),
  }),
  reply: z.strictObject({ id, status: listing_status, closes_at: z.nullable(instant) }),
  refusals: ['listing_not_editable', 'listing_closed'],
})

export const countListingView = operation({
  name: 'countListingView',
  summary: 'Count a view: once per viewer and day',
  method: 'PATCH',
  path: '/listing-views/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})

/** Our own path: the seller's table of everything they list. */
export const listOwnListings = operation({
  name: 'listOwnListings',
  summary: 'My listings by status, newest first, with how many there are of each',
  method: 'GET',
  path: '/own-listing',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    status: z.optional(z.enum(['draft', 'active', 'sold', 'unsold', 'withdrawn'])),
    ...page_query,
  }),
  reply: z.strictObject({
    ...page(
      z.strictObject({
        id,
        type,
        status: listing_status,
        title: z.nullable(z.string()),
        cover: z.nullable(image),
        sale_method,
        price_cents: z.nullable(z.int()),
        bid_count: z.int(),
        reserve_state,
        closes_at: z.nullable(instant),
        quantity_left: z.int(),
        watchers: z.int(),
        views: z.int(),
        updated_at: instant,
      }),
    ).shape,
    counts: z.strictObject({
      draft: z.int(),
      active: z.int(),
      sold: z.int(),
      unsold: z.int(),
      withdrawn: z.int(),
    }),
  }),
  refusals: [],
})

import * as z from 'zod/mini'
import { deliveryBrief, deliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { buyerRequirement } from '#domains/accounts/common/buyer-requirements/buyer-requirements.shapes.ts'
import { listedAgent } from '#domains/businesses/common/agents.shapes.ts'
import { branding } from '#domains/businesses/common/storefront.shapes.ts'
import { image, listingDocument } from '#domains/media/common/media.shapes.ts'
import { publicPoint } from '#domains/places/common/point.shapes.ts'
import {
  byListing,
  file,
  idOfAccount,
  done,
  id,
  instant,
  idOfListing,
  type,
} from '#platform/common/shapes.ts'
import { property, propertyBrief } from './properties.shapes.ts'
import { registerWord } from './register-word.shapes.ts'
import { vehicle, vehicleBrief } from './vehicles.shapes.ts'
import * as t from '#domains/listings/texts.ts'

/**
 * Required for used vehicles sold by traders: Consumer Information Standards (Used Motor Vehicles) Regulations 2008
 * (trading-rules.md › New Zealand forms).
 */
export const consumerNotice = z.strictObject({
  trader_name: z.string(),
  trader_address: z.string(),
  trader_phone: z.string(),
  trader_number: z.nullable(z.string()),
  /** Includes GST and on-road costs; null for auctions. */
  cash_price_cents: z.nullable(z.int()),
  has_security_interest: z.boolean(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  plate: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  chassis_number: z.nullable(z.string()),
  odometer_km: z.nullable(z.int()),
  first_registered_year: z.int(),
  /** Null if the seller hasn't answered. */
  is_imported_used: z.nullable(z.boolean()),
})
export type ConsumerNotice = z.output<typeof consumerNotice>

export const getConsumerNotice = {
  params: byListing,
  reply: file,
}

export const saleMethod = z.enum(['auction', 'fixed_price', 'enquire'], { error: t.choose_how_to_sell_it })
export const condition = z.enum(['new', 'used'], { error: t.choose_new_or_used })
export const listingStatus = z.enum([
  'draft',
  'pending',
  'active',
  'sold',
  'unsold',
  'withdrawn',
  'suspended',
])
export const reserveState = z.enum(['none', 'not_met', 'met'])
export const pickup = z.enum(['none', 'allowed', 'must'], { error: t.choose_whether_it_can_be_picked_up })
export const paymentMethod = z.enum(['bank_transfer', 'cash', 'other'])

export const attributeValue = z.union(
  [
    z.string().check(z.maxLength(200, { error: t.at_most_200_characters })),
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50)),
  ],
  { error: t.this_must_be_an_answer },
)
export type AttributeValue = z.output<typeof attributeValue>
export const attributes = z.record(z.string(), attributeValue)

export type ListingStatus = z.output<typeof listingStatus>
export type ReserveState = z.output<typeof reserveState>

export const liveListing = z.strictObject({
  listing_id: idOfListing,
  status: listingStatus,
  sale_method: saleMethod,
  /** The current bid, otherwise the start price or the fixed price; 0 for price by enquiry. */
  price_cents: z.int(),
  bid_count: z.int(),
  reserve_state: reserveState,
  closes_at: z.nullable(instant),
  minimum_next_bid_cents: z.nullable(z.int()),
  buy_now_price_cents: z.nullable(z.int()),
  quantity_left: z.int(),
  watchers: z.int(),
  leader_pseudonym: z.nullable(z.string()),
  /** Pending: until then only the person it's pending for may buy it. Null if it isn't, or no longer. */
  hold_until: z.nullable(instant),
  /** Increases with every change; ignore messages with a lower version than the one shown. */
  deal_version: z.int(),
})
export type LiveListing = z.output<typeof liveListing>

export const listingCard = z.strictObject({
  ...liveListing.shape,
  id: idOfListing,
  type,
  title: z.string(),
  /** '' for none. */
  subtitle: z.string(),
  cover: z.nullable(image),
  condition: z.nullable(condition),
  /** Slugs, and names for display: 'Petone, Lower Hutt'. */
  region: z.string(),
  district: z.string(),
  suburb: z.string(),
  place_name: z.string(),
  /** Promoted by its seller's plan; absent if it isn't. */
  point: z.nullable(publicPoint),
  created_at: instant,
  starts_at: z.nullable(instant),
  seller_name: z.string(),
  /** The caller's pseudonym in this auction; null until they have bid. */
  is_featured: z.optional(z.literal(true)),
  /** Its price before a reduction, if that stood for 14 days, and until when. */
  earlier_price: z.nullable(z.strictObject({ price_cents: z.int(), until: instant })),
  photo_count: z.int(),
  /** Null for vehicles and properties. */
  delivery_brief: z.nullable(deliveryBrief),
  vehicle_brief: z.nullable(vehicleBrief),
  property_brief: z.nullable(propertyBrief),
})
export type ListingCard = z.output<typeof listingCard>

export const listingHold = z.strictObject({
  until: instant,
  /** Null if the seller named nobody. */
  buyer: z.nullable(z.strictObject({ id: idOfAccount, name: z.string() })),
  note: z.string(),
})
export type ListingHold = z.output<typeof listingHold>

export const listingViewer = z.strictObject({
  is_seller: z.boolean(),
  favourite_id: z.nullable(id),
  is_leading: z.boolean(),
  /** The caller's pseudonym in this auction; null until they have bid. */
  my_pseudonym: z.nullable(z.string()),
  my_max_cents: z.nullable(z.int()),
  /** A void has just made the caller the leader, so they may lower their maximum. */
  may_lower_maximum: z.boolean(),
  has_bid: z.boolean(),
  may_bid: z.boolean(),
  may_buy_now: z.boolean(),
  why_not: z.nullable(z.string()),
  open_requirements: z.array(buyerRequirement),
  /** Whether it's pending for the caller. */
  is_hold_mine: z.boolean(),
  /** Only for the seller. */
  hold: z.nullable(listingHold),
  trade_id: z.nullable(id),
  /** How many the caller has bought in all, and when the last. */
  bought: z.nullable(z.strictObject({ quantity: z.int(), at: instant })),
  /** The exact location, if given; only for the seller and the sides of a trade. */
  place: z.nullable(
    z.strictObject({
      address: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
})
export type ListingViewer = z.output<typeof listingViewer>

export const listing = z.strictObject({
  ...listingCard.shape,
  region_name: z.string(),
  description: z.string(),
  images: z.array(image),
  documents: z.array(listingDocument),
  categories: z.array(z.strictObject({ id, name: z.string(), slug: z.string() })),
  buyer_requirements: z.array(buyerRequirement),
  start_price_cents: z.nullable(z.int()),
  quantity: z.int(),
  accepts_offers: z.boolean(),
  pickup,
  delivery_options: z.array(deliveryOption),
  /** Where it is sent from: the middle of its suburb. */
  delivery_from: z.strictObject({ region: z.string(), latitude: z.number(), longitude: z.number() }),
  payment_methods: z.array(paymentMethod),
  attributes,
  attribute_rows: z.array(z.strictObject({ key: z.string(), name: z.string(), words: z.string() })),
  vehicle: z.nullable(vehicle),
  register_word: z.nullable(registerWord),
  consumer_notice: z.nullable(consumerNotice),
  property: z.nullable(property),
  address: z.nullable(z.string()),
  seller: z.strictObject({
    id: idOfAccount,
    display_name: z.string(),
    trading_name: z.nullable(z.string()),
    avatar: z.nullable(z.string()),
    seller_kind: z.enum(['private', 'in_trade']),
    member_since: instant,
    region: z.nullable(z.string()),
    sold_count: z.int(),
    /** Counts reviews by buyers; reviews of them as a buyer aren't included. */
    rating: z.nullable(z.number()),
    review_count: z.int(),
    agency: z.nullable(z.strictObject({ name: z.string(), licence: z.string() })),
    branding: z.nullable(branding),
    /** False once the account is deleted or while it's suspended. */
    has_page: z.boolean(),
  }),
  /** The agents of an agency; those who left stay on listings that ended with them. */
  agents: z.array(listedAgent),
  views: z.int(),
  closing: z.nullable(
    z.strictObject({
      outcome: z.enum(['sold', 'unsold']),
      at: instant,
      price_cents: z.nullable(z.int()),
      /** It was sold, but all its sales were cancelled. */
      fell_through: z.boolean(),
    }),
  ),
  withdrawal_reason: z.nullable(z.string()),
  updated_at: instant,
  version: z.int(),
  viewer: z.nullable(listingViewer),
})
export type Listing = z.output<typeof listing>

export const getListing = {
  params: byListing,
  reply: listing,
}

export const getOpenHome = {
  params: byListing,
  query: z.strictObject({ starts_at: instant }),
  reply: file,
}

export const countListingView = {
  params: byListing,
  reply: done,
}

const listingDay = z.strictObject({
  /** 'YYYY-MM-DD' */
  day: z.string(),
  views: z.int(),
  /** At the end of the day; for today, now. */
  watchers: z.int(),
  bids: z.int(),
})
export type ListingDay = z.output<typeof listingDay>

export const listingNumbers = z.strictObject({
  /** Oldest first, from going live until today or the end; empty if it was never live. */
  days: z.array(listingDay),
  views: z.int(),
  /** Views outside `days`: after it ended, or before views were counted by day. */
  other_views: z.int(),
  watchers: z.int(),
  bids: z.int(),
})
export type ListingNumbers = z.output<typeof listingNumbers>

export const getListingNumbers = {
  params: byListing,
  reply: listingNumbers,
}

export const getVehicleSales = {
  reply: z.strictObject({
    sold_in_a_year: z.int(),
    should_declare: z.boolean(),
  }),
}

import * as z from 'zod/mini'
import { deliveryOption, deliveryOptions } from '#domains/delivery/common/delivery-options.shapes.ts'
import {
  attributeValue,
  attributes,
  condition,
  listingHold,
  listingStatus,
  saleMethod,
  pickup,
  paymentMethod,
  reserveState,
} from '#domains/listings/common/listings.shapes.ts'
import {
  ownProperty,
  propertyBrief,
  propertyFieldShapes,
} from '#domains/listings/common/properties.shapes.ts'
import { vehicle, vehicleFieldShapes } from '#domains/listings/common/vehicles.shapes.ts'
import { image, listingDocument } from '#domains/media/common/media.shapes.ts'
import { maxImages } from '#domains/media/common/media.ts'
import { maxAuctionMinutesAllowed, maxAutoRelistsAllowed } from '#domains/settings/common/closing-rules.ts'
import {
  idOfAccount,
  byListing,
  cents,
  done,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
  slug,
  type,
} from '#platform/common/shapes.ts'
import { maxAnswers, describeTooManyAnswers, maxSubtitle, ownSorts, needKinds } from './own-listings.ts'
import * as t from '#domains/selling/texts.ts'

export const ownListing = z.strictObject({
  id: idOfListing,
  seller_id: idOfAccount,
  type,
  status: listingStatus,
  title: z.nullable(z.string()),
  /** '' for none. */
  subtitle: z.string(),
  category_id: z.nullable(id),
  condition: z.nullable(condition),
  description: z.string(),
  images: z.array(image),
  documents: z.array(listingDocument),
  sale_method: saleMethod,
  start_price_cents: z.nullable(z.int()),
  reserve_price_cents: z.nullable(z.int()),
  buy_now_price_cents: z.nullable(z.int()),
  quantity: z.int(),
  duration_minutes: z.nullable(z.int()),
  closes_at: z.nullable(instant),
  pickup,
  delivery_options: z.array(deliveryOption),
  payment_methods: z.array(paymentMethod),
  suburb: z.nullable(z.string()),
  status_reason: z.nullable(z.string()),
  accepts_offers: z.boolean(),
  /** Offers from this on are accepted automatically, those below the other declined; null for neither. */
  auto_accept_cents: z.nullable(z.int()),
  auto_decline_cents: z.nullable(z.int()),
  auto_relist_left: z.int(),
  /** When a listing that runs until sold expires; null for auctions and drafts. */
  expires_at: z.nullable(instant),
  /** When this draft goes live by itself; null for one that doesn’t. */
  scheduled_start: z.nullable(instant),
  /** Exact; others see only the suburb. */
  address: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  attributes,
  vehicle: z.nullable(vehicle),
  property: z.nullable(ownProperty),
  updated_at: instant,
  version: z.int(),
})
export type OwnListing = z.output<typeof ownListing>

/** A draft may lack any field; publishing names the missing ones. */
export const listingDraft = {
  category_id: z.optional(z.nullable(id)),
  title: z.optional(z.nullable(line(t.the_title, 80, 0))),
  subtitle: z.optional(line(t.the_subtitle, maxSubtitle, 0)),
  condition: z.optional(z.nullable(condition)),
  description: z.optional(paragraphs(t.the_description, 10_000)),
  image_ids: z.optional(
    z.array(id).check(z.maxLength(maxImages, { error: () => t.at_most_pictures({ count: maxImages }) })),
  ),
  sale_method: z.optional(saleMethod),
  start_price_cents: z.optional(z.nullable(cents)),
  reserve_price_cents: z.optional(z.nullable(cents)),
  buy_now_price_cents: z.optional(z.nullable(cents)),
  quantity: z.optional(
    z
      .int({ error: t.this_must_be_a_whole_number })
      .check(z.positive({ error: t.at_least_one }), z.maximum(10_000, { error: t.at_most_10_000 })),
  ),
  /** Counted from publishing; alternatively give closes_at. */
  duration_minutes: z.optional(
    z.nullable(
      z
        .int({ error: t.this_must_be_a_number_of_minutes })
        .check(
          z.positive(),
          z.maximum(maxAuctionMinutesAllowed, { error: t.thats_longer_than_any_auction_can_run }),
        ),
    ),
  ),
  closes_at: z.optional(z.nullable(instant)),
  pickup: z.optional(pickup),
  delivery_options: z.optional(deliveryOptions),
  payment_methods: z.optional(z.array(paymentMethod).check(z.maxLength(3))),
  suburb: z.optional(z.nullable(slug)),
  accepts_offers: z.optional(z.boolean({ error: t.choose_whether_you_take_offers })),
  auto_accept_cents: z.optional(z.nullable(cents)),
  auto_decline_cents: z.optional(z.nullable(cents)),
  auto_relist_left: z.optional(
    z.int({ error: t.this_must_be_a_whole_number }).check(
      z.nonnegative({ error: t.this_cant_be_less_than_0 }),
      z.maximum(maxAutoRelistsAllowed, {
        error: () => t.at_most_times({ count: maxAutoRelistsAllowed }),
      }),
    ),
  ),
  address: z.optional(line(t.the_address, 200, 0)),
  latitude: z.optional(
    z.nullable(z.number({ error: t.this_must_be_a_latitude }).check(z.minimum(-90), z.maximum(90))),
  ),
  longitude: z.optional(
    z.nullable(z.number({ error: t.this_must_be_a_longitude }).check(z.minimum(-180), z.maximum(180))),
  ),
  /** Null removes an answer; missing keys stay as they are. */
  attributes: z.optional(
    z
      .record(
        z.string().check(z.maxLength(40, { abort: true }), z.regex(/^[a-z][a-z0-9_]*$/)),
        z.nullable(attributeValue),
        { error: t.this_must_be_answers_by_their_keys },
      )
      .check(
        z.refine((answers) => Object.keys(answers).length <= maxAnswers, { error: describeTooManyAnswers }),
      ),
  ),
  vehicle: z.optional(z.partial(z.strictObject(vehicleFieldShapes))),
  property: z.optional(z.partial(z.strictObject(propertyFieldShapes))),
}

export const createListing = {
  body: z.strictObject({
    type,
    /** Only admins may set it: the member whom they list for. */
    seller_id: z.optional(idOfAccount),
    ...listingDraft,
  }),
  reply: ownListing,
}

export const validateListing = {
  body: createListing.body,
  reply: z.strictObject({
    /** True where publishing now would succeed; errors and refusal are empty then. */
    publishable: z.boolean(),
    /** As published now: pending where an administrator would look at it first. */
    status: z.nullable(z.enum(['active', 'pending'])),
    /** The end of an auction published now; null otherwise. */
    closes_at: z.nullable(instant),
    /** By field, in publishing’s words. */
    errors: z.record(z.string(), z.string()),
    /** Not about a field, as a plan’s limit or a suspension. */
    refusal: z.nullable(z.strictObject({ key: z.string(), message: z.string() })),
  }),
}

export const updateListing = {
  params: byListing,
  body: z.strictObject({
    version: z.int(),
    /**
     * Only for a draft. A change of type retains its words, photos, prices and place, and drops
     * category and details.
     */
    type: z.optional(type),
    ...listingDraft,
    /** For an admin's change to a live listing: the seller and the audit log get it. */
    reason: z.optional(line(t.reason, 500, 3)),
  }),
  reply: ownListing,
}

export const getOwnListing = {
  params: byListing,
  reply: ownListing,
}

export const deleteListing = {
  params: byListing,
  reply: done,
}

export const ownFilter = {
  status: z.optional(z.enum(['draft', 'pending', 'active', 'sold', 'unsold', 'withdrawn', 'suspended'])),
  q: z.optional(line(t.the_search, 80, 0)),
  /** `latest` leaves out unsold and withdrawn listings whose relisting has ended in the same way. */
  rounds: z._default(z.enum(['all', 'latest']), 'all'),
}

export const listOwnListings = {
  query: z.strictObject({
    ...ownFilter,
    sort: z._default(z.enum(ownSorts), 'needs_me'),
    ...pageQuery,
  }),
  reply: z.strictObject({
    ...page(
      z.strictObject({
        id: idOfListing,
        type,
        status: listingStatus,
        title: z.nullable(z.string()),
        cover: z.nullable(image),
        sale_method: saleMethod,
        price_cents: z.nullable(z.int()),
        bid_count: z.int(),
        reserve_state: reserveState,
        reserve_price_cents: z.nullable(z.int()),
        offers_waiting: z.int(),
        closes_at: z.nullable(instant),
        expires_at: z.nullable(instant),
        scheduled_start: z.nullable(instant),
        may_relist: z.boolean(),
        relisted_as: z.nullable(idOfListing),
        /** How often it was listed before this. */
        earlier_rounds: z.int(),
        sold: z.nullable(z.strictObject({ pieces: z.int(), total_cents: z.int() })),
        quantity_left: z.int(),
        watchers: z.int(),
        questions_waiting: z.int(),
        property_brief: z.nullable(propertyBrief),
        views: z.int(),
        is_featured: z.boolean(),
        hold: z.nullable(listingHold),
        status_reason: z.nullable(z.string()),
        updated_at: instant,
        /** As `live_listing.deal_version`; 0 before it's first published. */
        deal_version: z.int(),
      }),
    ).shape,
    counts: z.strictObject({
      draft: z.int(),
      pending: z.int(),
      active: z.int(),
      sold: z.int(),
      unsold: z.int(),
      withdrawn: z.int(),
      suspended: z.int(),
    }),
    /** Listings of this filter that `rounds` left out. */
    folded: z.int(),
  }),
}

const ownListingNeed = z.strictObject({
  kind: z.enum(needKinds),
  /** Includes listings that aren't named. */
  count: z.int(),
  /** How many offers, conversations, questions or sales wait on all these listings together. */
  waiting: z.int(),
  items: z.array(
    z.strictObject({
      listing_id: idOfListing,
      type,
      title: z.nullable(z.string()),
      cover: z.nullable(image),
      /** Offers, conversations, questions or sales; 1 if it's about the whole listing. */
      waiting: z.int(),
      reason: z.nullable(z.string()),
      /** The sale or the offer that waits longest; null if it's about something else. */
      waiting_id: z.nullable(idOfListing),
      /**
       * Since when it has been waiting; for an offer, its expiry; for an auction without bids, its
       * closing.
       */
      at: instant,
    }),
  ),
})
export type OwnListingNeed = z.output<typeof ownListingNeed>

export const getOwnListingNeeds = {
  reply: z.strictObject({ needs: z.array(ownListingNeed) }),
}

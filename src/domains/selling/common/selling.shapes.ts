import * as z from 'zod/mini'
import { listingStatus, saleMethod } from '#domains/listings/common/listings.shapes.ts'
import {
  idOfAccount,
  byListing,
  cents,
  done,
  id,
  instant,
  idOfListing,
  type,
} from '#platform/common/shapes.ts'
import * as t from '#domains/selling/texts.ts'

const earlierListing = z.strictObject({
  id,
  type,
  sale_method: saleMethod,
  listed_at: instant,
  ended_at: instant,
  outcome: z.enum(['unsold', 'withdrawn', 'fell_through']),
  asked_cents: z.nullable(z.int()),
  reached_cents: z.nullable(z.int()),
  bid_count: z.int(),
})

export const listingHistory = z.strictObject({
  first_listed_at: instant,
  earlier: z.array(earlierListing),
  later: z.nullable(z.strictObject({ id: idOfListing, type })),
  edits: z.array(
    z.strictObject({
      at: instant,
      after_first_bid: z.boolean(),
      by_admin: z.boolean(),
      lines: z.array(z.string()),
    }),
  ),
})
export type ListingHistory = z.output<typeof listingHistory>

export const getListingHistory = {
  params: byListing,
  reply: listingHistory,
}

export const getEditingTerms = {
  params: byListing,
  reply: z.strictObject({
    has_bids: z.boolean(),
    sold_count: z.int(),
    lowest_reserve_cents: z.nullable(z.int()),
    why_not_lower: z.nullable(z.string()),
  }),
}

export const markSold = {
  params: byListing,
  body: z.strictObject({
    buyer_id: z.optional(idOfAccount),
    /** For one piece. */
    price_cents: z.optional(cents),
    /** Absent: all that are left. */
    quantity: z.optional(
      z.int({ error: t.this_must_be_a_whole_number }).check(z.positive({ error: t.at_least_one })),
    ),
  }),
  reply: z.strictObject({
    id,
    status: listingStatus,
    /** The trade that waits for the buyer's answer; null without a buyer. */
    trade_id: z.nullable(id),
  }),
}

export const listSoldCandidates = {
  params: byListing,
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        id,
        name: z.string(),
        why: z.enum(['bid', 'offer', 'question']),
        last_at: instant,
      }),
    ),
  }),
}

export const relistListing = {
  params: byListing,
  body: z.strictObject({ as_it_was: z._default(z.boolean(), false) }),
  reply: z.strictObject({ id: idOfListing, type, status: listingStatus, closes_at: z.nullable(instant) }),
}

export const sellSimilar = {
  params: byListing,
  reply: z.strictObject({ id: idOfListing, type }),
}

export const renewListing = {
  params: byListing,
  reply: z.strictObject({ ...done.shape, expires_at: instant }),
}

const finding = z.strictObject({
  rule: z.enum([
    'price_in_text',
    'no_guarantees',
    'no_refunds',
    'contact_details',
    'wof_expired',
    'wof_old',
    'turns_people_away',
    'rent_bidding',
    'owners_in_text',
    'listed_twice',
    'not_new',
    'not_used',
  ]),
  field: z.enum(['title', 'subtitle', 'description', 'condition', 'vehicle.wof_expires', 'vehicle.plate']),
  says: z.string(),
  /** `forbidden` (by law) prevents publishing; `advice` is up to the seller. */
  weight: z.enum(['advice', 'forbidden']),
})
export type Finding = z.output<typeof finding>

export const scheduleStart = {
  params: byListing,
  body: z.strictObject({ starts_at: instant }),
  reply: z.strictObject({ id: idOfListing, starts_at: instant }),
}

export const cancelStart = {
  params: byListing,
  reply: done,
}

export const getListingAdvice = {
  params: byListing,
  reply: z.strictObject({ items: z.array(finding) }),
}

export const setFeatured = {
  params: byListing,
  body: z.strictObject({ featured: z.boolean({ error: t.choose_yes_or_no }) }),
  reply: z.strictObject({ id, featured: z.boolean() }),
}

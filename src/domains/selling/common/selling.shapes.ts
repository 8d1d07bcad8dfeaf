import * as z from 'zod/mini'
import { listingStatus, saleMethod } from '#domains/listings/common/listings.shapes.ts'
import * as t from '#domains/selling/texts.ts'
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

export const renewListing = {
  params: byListing,
  reply: z.strictObject({ ...done.shape, expires_at: instant }),
}

import * as z from 'zod/mini'
import { listing_status, sale_method } from '../listings/listings.ts'
import { operation } from '../core/operation.ts'
import * as t from './texts.ts'
import { by_id, cents, done, id, instant, type } from '../core/shapes.ts'

const earlier_listing = z.strictObject({
  id,
  type,
  sale_method,
  listed_at: instant,
  ended_at: instant,
  outcome: z.enum(['unsold', 'withdrawn', 'fell_through']),
  asked_cents: z.nullable(z.int()),
  reached_cents: z.nullable(z.int()),
  bid_count: z.int(),
})

export const listing_history = z.strictObject({
  first_listed_at: instant,
  earlier: z.array(earlier_listing),
  later: z.nullable(z.strictObject({ id, type })),
  edits: z.array(
    z.strictObject({
      at: instant,
      after_first_bid: z.boolean(),
      by_admin: z.boolean(),
      lines: z.array(z.string()),
    }),
  ),
})
export type ListingHistory = z.output<typeof listing_history>

export const getListingHistory = operation({
  name: 'getListingHistory',
  summary:
    'When something was first listed, how it ended before, and what its seller changed since it is live',
  method: 'GET',
  path: '/listing-history/{id}',
  access: 'anyone',
  limit: { calls: 600, per: 'minute' },
  params: by_id,
  reply: listing_history,
  refusals: [],
})

export const getEditingTerms = operation({
  name: 'getEditingTerms',
  summary: 'Whether my live listing has had a bid, and what of its reserve may still change',
  method: 'GET',
  path: '/editing-terms/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: z.strictObject({
    has_bids: z.boolean(),
    sold_count: z.int(),
    lowest_reserve_cents: z.nullable(z.int()),
    why_not_lower: z.nullable(z.string()),
  }),
  refusals: ['listing_not_editable'],
})

export const markSold = operation({
  name: 'markSold',
  summary:
    'Say that a live listing, or some of its pieces, is sold, and to whom: the buyer is asked to confirm it',
  method: 'POST',
  path: '/listing/{id}/sold',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({
    buyer_id: z.optional(id),
    /** For one piece. */
    price_cents: z.optional(cents),
    /** All that are left where it's absent. */
    quantity: z.optional(
      z.int({ error: t.this_must_be_a_whole_number }).check(z.positive({ error: t.at_least_one })),
    ),
  }),
  reply: z.strictObject({
    id,
    status: listing_status,
    /** The trade that waits for the buyer's answer; null without a buyer. */
    trade_id: z.nullable(id),
  }),
  refusals: ['listing_closed', 'listing_not_editable', 'has_bids'],
  idempotent_by_key: true,
})

export const listSoldCandidates = operation({
  name: 'listSoldCandidates',
  summary: 'Who bid on my listing or asked about it, also when it was listed before, the latest first',
  method: 'GET',
  path: '/sold-candidates/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
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
  refusals: [],
})

export const relistListing = operation({
  name: 'relistListing',
  summary: 'List again what has ended without a sale, as a draft to look over first or at once as it was',
  method: 'POST',
  path: '/relist/{id}',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
  params: by_id,
  body: z.strictObject({ as_it_was: z._default(z.boolean(), false) }),
  status: 201,
  reply: z.strictObject({ id, type, status: listing_status, closes_at: z.nullable(instant) }),
  refusals: ['not_relistable', 'already_relisted', 'subscription_required', 'partly_suspended'],
})

export const renewListing = operation({
  name: 'renewListing',
  summary: 'Let a live listing that runs until sold run on, for its whole time from now',
  method: 'POST',
  path: '/renew-listing/{id}',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
  params: by_id,
  reply: z.strictObject({ ...done.shape, expires_at: instant }),
  refusals: ['listing_closed', 'listing_not_editable'],
})

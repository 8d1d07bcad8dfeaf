import * as z from 'zod/mini'
import { listingStatus, saleMethod } from '#domains/listings/common/listings.shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { ownListing } from '#domains/selling/common/own-listings.shapes.ts'
import { secondPersonActs } from '#domains/staff/common/second-person-rules.ts'
import { staffRoles } from '#platform/common/access/staff-roles.ts'
import { bulkPlan, bulkRefused } from '#platform/common/bulk.shapes.ts'
import { maxBulkPiece } from '#platform/common/bulk.ts'
import {
  idOfAccount,
  byListing,
  calendarDay,
  cents,
  file,
  id,
  instant,
  line,
  idOfListing,
  page,
  paragraphs,
  tableQuery,
  type,
} from '#platform/common/shapes.ts'
import { maxAppealCharacters, listingActs, maxDecidedAtOnce } from './moderation.ts'
import * as t from '#domains/moderation/texts.ts'

const appealMessage = z.strictObject({
  id,
  text: z.string(),
  at: instant,
  is_sellers: z.boolean(),
  author: z.string(),
})

export const appeal = z.strictObject({
  listing: z.strictObject({ id: idOfListing, type, title: z.nullable(z.string()), status: listingStatus }),
  suspension: z.nullable(
    z.strictObject({
      reason: z.string(),
      at: instant,
      lifted_at: z.nullable(instant),
      lifted_reason: z.nullable(z.string()),
    }),
  ),
  messages: z.array(appealMessage),
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type Appeal = z.output<typeof appeal>

export const getAppeal = {
  params: byListing,
  reply: appeal,
}

export const writeAppeal = {
  params: byListing,
  body: z.strictObject({
    text: paragraphs(t.the_message, maxAppealCharacters).check(
      z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
    ),
  }),
  reply: appeal,
}

export const adminListingRow = z.strictObject({
  id,
  type,
  status: listingStatus,
  title: z.nullable(z.string()),
  cover: z.nullable(image),
  category_name: z.nullable(z.string()),
  seller_id: idOfAccount,
  seller_name: z.string(),
  sale_method: saleMethod,
  price_cents: z.nullable(z.int()),
  bid_count: z.int(),
  closes_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  changed_at: instant,
  appeals: z.boolean(),
  open_flags: z.int(),
  is_flagged_by_hoko: z.boolean(),
  oldest_flag: z.nullable(
    z.strictObject({
      reason: z.string(),
      reporter_name: z.nullable(z.string()),
      flagged_at: instant,
    }),
  ),
  purpose: z.nullable(z.enum(['sale', 'rent', 'flatmate'])),
  disputed: z.boolean(),
  sold: z.nullable(z.strictObject({ quantity: z.int(), total_cents: z.int() })),
})
export type AdminListingRow = z.output<typeof adminListingRow>

const adminSearch = {
  q: z.optional(line(t.search, 100, 0)),
  status: z.optional(listingStatus),
  type: z.optional(type),
  category: z.optional(id),
  seller: z.optional(idOfAccount),
  /** Bought by this member; cancelled sales don't count. */
  buyer: z.optional(idOfAccount),
  sold: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  appeals: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  flagged: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  disputed: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  /** Sold on these days in Auckland, inclusive; cancelled sales don't count. */
  sold_from: z.optional(calendarDay),
  sold_to: z.optional(calendarDay),
  /** Listed on these days in Auckland, inclusive. */
  listed_from: z.optional(calendarDay),
  listed_to: z.optional(calendarDay),
  /** The asking price, bid or sale price, inclusive. */
  price_from: z.optional(cents),
  price_to: z.optional(cents),
  /** The seller joined within this many days. */
  seller_days: z.optional(z.int().check(z.positive(), z.maximum(3650))),
  sort: z._default(
    z.enum(['id', 'title', 'seller_name', 'price_cents', 'bid_count', 'closes_at', 'changed_at']),
    'changed_at',
  ),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listAdminListings = {
  query: z.strictObject({ ...adminSearch, ...tableQuery }),
  reply: z.strictObject({
    ...page(adminListingRow).shape,
    counts: z.strictObject({ pending: z.int(), appeals: z.int(), flagged: z.int(), disputed: z.int() }),
  }),
}

export const exportAdminListings = {
  query: z.strictObject(adminSearch),
  reply: file,
}

export const adminListing = z.strictObject({
  ...ownListing.shape,
  categories: z.array(z.strictObject({ id, name: z.string() })),
  place_name: z.nullable(z.string()),
  attribute_rows: z.array(z.strictObject({ key: z.string(), name: z.string(), words: z.string() })),
  seller: z.strictObject({
    id: idOfAccount,
    display_name: z.string(),
    avatar: z.nullable(z.string()),
    status: z.enum(['active', 'suspended', 'pending', 'deleted']),
    seller_kind: z.enum(['private', 'in_trade']),
    member_since: instant,
  }),
  deal: z.nullable(
    z.strictObject({
      price_cents: z.int(),
      bid_count: z.int(),
      closes_at: z.nullable(instant),
      closed_at: z.nullable(instant),
    }),
  ),
  suspended_for: z.array(z.enum(['account', 'admin'])),
  history: z.array(
    z.strictObject({
      id,
      status: listingStatus,
      moved_by: z.enum(['seller', 'admin', 'system']),
      mover_name: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      at: instant,
    }),
  ),
})
export type AdminListing = z.output<typeof adminListing>

export const getAdminListing = {
  params: byListing,
  reply: adminListing,
}

export const planListings = {
  query: z.strictObject({ ...adminSearch, act: z.enum(listingActs) }),
  reply: bulkPlan,
}

export const moveListings = {
  body: z.strictObject({
    moves: z
      .array(z.strictObject({ id: idOfListing, category_id: id }))
      .check(
        z.minLength(1, { error: t.choose_at_least_one_listing }),
        z.maxLength(maxBulkPiece, { error: () => t.at_most_listings_at_once({ count: maxBulkPiece }) }),
      ),
    reason: line(t.the_reason, 500, 3),
  }),
  reply: z.strictObject({
    decided: z.array(z.strictObject({ id, before: z.nullable(id) })),
    refused: bulkRefused,
  }),
}

export const decideListings = {
  body: z.strictObject({
    ids: z.array(idOfListing).check(
      z.minLength(1, { error: t.choose_at_least_one_listing }),
      z.maxLength(maxDecidedAtOnce, {
        error: () => t.at_most_listings_at_once({ count: maxDecidedAtOnce }),
      }),
    ),
    status: z.enum(['active', 'suspended', 'draft'], { error: t.choose_active_or_suspended }),
    reason: z.optional(line(t.the_reason, 500, 3)),
  }),
  reply: z.strictObject({
    decided: z.array(z.strictObject({ id, status: listingStatus })),
    refused: bulkRefused,
  }),
}

export const setListingStatus = {
  params: byListing,
  body: z.strictObject({
    status: listingStatus,
    reason: z.optional(paragraphs(t.the_reason, 500)),
  }),
  reply: z.strictObject({
    id,
    status: listingStatus,
    closes_at: z.nullable(instant),
    reason: z.nullable(z.string()),
  }),
}

export const proposeAct = {
  body: z.strictObject({
    act: z.enum(secondPersonActs, { error: t.choose_what_to_propose }),
    /** The id of the account or the payment. */
    subject_id: id,
    /** The amount of a refund; or the rule's new limit, absent to turn it off. */
    amount_cents: z.optional(z.int().check(z.nonnegative(), z.maximum(10_000_000_00))),
    /** With `change_role`. */
    staff_role: z.optional(z.enum(staffRoles, { error: t.choose_a_role })),
    reason: line(t.the_reason, 300, 3),
  }),
  reply: z.strictObject({ id, expires_at: instant }),
}

const proposal = z.strictObject({
  id,
  /** The amount of a refund, or the rule's new limit. */
  amount_cents: z.nullable(z.int()),
  staff_role: z.nullable(z.enum(staffRoles)),
  reason: z.string(),
  proposed_by: z.string(),
  is_own: z.boolean(),
  proposed_at: instant,
  expires_at: instant,
})
export type Proposal = z.output<typeof proposal>

export const getProposal = {
  query: z.strictObject({
    act: z.enum(secondPersonActs, { error: t.choose_what_to_propose }),
    subject_id: id,
  }),
  reply: z.strictObject({ proposal: z.nullable(proposal) }),
}

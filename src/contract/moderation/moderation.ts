import * as z from 'zod/mini'
import { listing_status, sale_method } from '../listings/listings.ts'
import { image } from '../media/media.ts'
import { operation } from '../core/operation.ts'
import { own_listing } from '../selling/own-listings.ts'
import {
  by_id,
  calendar_day,
  file,
  id,
  instant,
  line,
  page,
  page_query,
  paragraphs,
  type,
} from '../core/shapes.ts'
import * as t from './texts.ts'

/** Listings as the back office has them, and what sellers and admins write to one another about a suspension. */

export const max_waiting_appeals = 3
export const max_appeal_characters = 2_000

const appeal_message = z.strictObject({
  id,
  text: z.string(),
  at: instant,
  /** By the seller, otherwise by the house. */
  is_sellers: z.boolean(),
  /** The seller's name, or the admin's as far as the caller may know it. */
  author: z.string(),
})

export const appeal = z.strictObject({
  listing: z.strictObject({ id, type, title: z.nullable(z.string()), status: listing_status }),
  /** The latest suspension by an admin. */
  suspension: z.nullable(
    z.strictObject({
      reason: z.string(),
      at: instant,
      lifted_at: z.nullable(instant),
      lifted_reason: z.nullable(z.string()),
    }),
  ),
  /** Oldest first, of every suspension of the listing. */
  messages: z.array(appeal_message),
  may_write: z.boolean(),
  /** Why not, in plain words. */
  why_not: z.nullable(z.string()),
})
export type Appeal = z.output<typeof appeal>

export const getAppeal = operation({
  name: 'getAppeal',
  summary: 'Why a listing was suspended and what was written about it: for its seller and for admins',
  method: 'GET',
  path: '/listing-appeal/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: appeal,
  refusals: [],
})

export const writeAppeal = operation({
  name: 'writeAppeal',
  summary: 'Appeal against the suspension of a listing of my own, or answer an appeal as an admin',
  method: 'POST',
  path: '/listing-appeal/{id}',
  access: 'signed_in',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({
    text: paragraphs(t.the_message, max_appeal_characters).check(
      z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
    ),
  }),
  status: 201,
  reply: appeal,
  refusals: ['appeal_closed'],
})

export const admin_listing_row = z.strictObject({
  id,
  type,
  status: listing_status,
  title: z.nullable(z.string()),
  cover: z.nullable(image),
  category_name: z.nullable(z.string()),
  seller_id: id,
  seller_name: z.string(),
  sale_method,
  price_cents: z.nullable(z.int()),
  bid_count: z.int(),
  closes_at: z.nullable(instant),
  /** When bidding or selling ended; null while it runs. */
  closed_at: z.nullable(instant),
  /** When it was last edited or came to another status. */
  changed_at: instant,
  /** Whether its seller waits for an answer to an appeal. */
  appeals: z.boolean(),
  /** How many reports of it by members are open. */
  open_flags: z.int(),
  /** Whether Hoko itself has flagged it, and nobody has decided. */
  is_flagged_by_hoko: z.boolean(),
  /** The open report or flag that waits longest. */
  oldest_flag: z.nullable(
    z.strictObject({
      reason: z.string(),
      /** Null for Hoko's own. */
      reporter_name: z.nullable(z.string()),
      flagged_at: instant,
    }),
  ),
  /** Of a property: to buy or to rent. */
  purpose: z.nullable(z.enum(['sale', 'rent', 'flatmate'])),
  /** Whether one of its sales is disputed. */
  disputed: z.boolean(),
  /** What was sold of it on the days that are asked for, as the dashboard counts it; null where no days are. */
  sold: z.nullable(z.strictObject({ quantity: z.int(), total_cents: z.int() })),
})
export type AdminListingRow = z.output<typeof admin_listing_row>

const admin_search = {
  q: z.optional(line(t.search, 100, 0)),
  status: z.optional(listing_status),
  type: z.optional(type),
  /** With all below it. */
  category: z.optional(id),
  seller: z.optional(id),
  /** Only what this member bought; sales that were cancelled do not count. */
  buyer: z.optional(id),
  /** Only what was sold at all, by the same count. */
  sold: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  /** Only where a seller waits for an answer. */
  appeals: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  /** Only what has open reports. */
  flagged: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  /** Only where a sale is disputed. */
  disputed: z.optional(z.literal('yes', { error: t.only_yes_is_understood_here })),
  /** Only what was sold on these days of Auckland, both among them; sales that were cancelled do not count. */
  sold_from: z.optional(calendar_day),
  sold_to: z.optional(calendar_day),
  sort: z._default(
    z.enum(['id', 'title', 'seller_name', 'price_cents', 'bid_count', 'closes_at', 'changed_at']),
    'changed_at',
  ),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listAdminListings = operation({
  name: 'listAdminListings',
  summary: 'The table of listings of any status, but for drafts that only their sellers know',
  method: 'GET',
  path: '/admin-listing',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ ...admin_search, ...page_query }),
  reply: z.strictObject({
    ...page(admin_listing_row).shape,
    /** In the whole table, whatever it is narrowed to. */
    counts: z.strictObject({ pending: z.int(), appeals: z.int(), flagged: z.int(), disputed: z.int() }),
  }),
  refusals: [],
})

export const exportAdminListings = operation({
  name: 'exportAdminListings',
  summary: 'The same table, whole, as CSV',
  method: 'GET',
  path: '/admin-listing-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  query: z.strictObject(admin_search),
  answers_file: true,
  reply: file,
  refusals: [],
})

export const admin_listing = z.strictObject({
  ...own_listing.shape,
  categories: z.array(z.strictObject({ id, name: z.string() })),
  place_name: z.nullable(z.string()),
  /** The answers to the filters of its category, as they are read. */
  attribute_rows: z.array(z.strictObject({ key: z.string(), name: z.string(), words: z.string() })),
  seller: z.strictObject({
    id,
    display_name: z.string(),
    avatar: z.nullable(z.string()),
    status: z.enum(['active', 'suspended', 'pending', 'deleted']),
    seller_kind: z.enum(['private', 'in_trade']),
    member_since: instant,
  }),
  /** Null until it went live. */
  deal: z.nullable(
    z.strictObject({
      price_cents: z.int(),
      bid_count: z.int(),
      /** As it was put off by late bids or outages. */
      closes_at: z.nullable(instant),
      closed_at: z.nullable(instant),
    }),
  ),
  /** For what it stands still now. */
  suspended_for: z.array(z.enum(['account', 'admin'])),
  /** Newest first. */
  history: z.array(
    z.strictObject({
      id,
      status: listing_status,
      moved_by: z.enum(['seller', 'admin', 'system']),
      mover_name: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      at: instant,
    }),
  ),
})
export type AdminListing = z.output<typeof admin_listing>

export const getAdminListing = operation({
  name: 'getAdminListing',
  summary: 'All that there is to a listing, for deciding about it',
  method: 'GET',
  path: '/admin-listing/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: admin_listing,
  refusals: [],
})

export const max_decided_at_once = 100

export const decideListings = operation({
  name: 'decideListings',
  summary: 'Approve, reinstate or suspend several listings, each by itself',
  method: 'POST',
  path: '/admin-listing-status',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({
    ids: z.array(id).check(
      z.minLength(1, { error: t.choose_at_least_one_listing }),
      z.maxLength(max_decided_at_once, {
        error: () => t.at_most_listings_at_once({ count: max_decided_at_once }),
      }),
    ),
    status: z.enum(['active', 'suspended'], { error: t.choose_active_or_suspended }),
    /** An approval needs none. */
    reason: z.optional(line(t.the_reason, 500, 3)),
  }),
  reply: z.strictObject({
    /** With what each came to: an approval may send one back. */
    decided: z.array(z.strictObject({ id, status: listing_status })),
    refused: z.array(z.strictObject({ id, message: z.string() })),
  }),
  refusals: [],
})

import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id } from '../core/shapes.ts'

const listing_day = z.strictObject({
  /** 'YYYY-MM-DD' */
  day: z.string(),
  views: z.int(),
  /** How many were watching when the day ended, or are watching now. */
  watchers: z.int(),
  bids: z.int(),
})
export type ListingDay = z.output<typeof listing_day>

export const listing_numbers = z.strictObject({
  /** Every day since it went live, the first first, until today or the day it ended; empty for what was never live. */
  days: z.array(listing_day),
  views: z.int(),
  /** Of those, on none of the days: after it ended, or before views were counted by day. */
  other_views: z.int(),
  watchers: z.int(),
  bids: z.int(),
})
export type ListingNumbers = z.output<typeof listing_numbers>

export const getListingNumbers = operation({
  name: 'getListingNumbers',
  summary: 'Views, watchers and bids of a listing by day, for its seller and for admins',
  method: 'GET',
  path: '/listing-numbers/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: listing_numbers,
  refusals: [],
})

import * as z from 'zod/mini'
import { by_id } from '#platform/common/shapes.ts'

const listing_day = z.strictObject({
  /** 'YYYY-MM-DD' */
  day: z.string(),
  views: z.int(),
  /** At the end of the day; for today, now. */
  watchers: z.int(),
  bids: z.int(),
})
export type ListingDay = z.output<typeof listing_day>

export const listing_numbers = z.strictObject({
  /** Oldest first, from going live until today or the end; empty if it was never live. */
  days: z.array(listing_day),
  views: z.int(),
  /** Views outside `days`: after it ended, or before views were counted by day. */
  other_views: z.int(),
  watchers: z.int(),
  bids: z.int(),
})
export type ListingNumbers = z.output<typeof listing_numbers>

export const getListingNumbers = {
  params: by_id,
  reply: listing_numbers,
}

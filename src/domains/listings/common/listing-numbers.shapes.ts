import * as z from 'zod/mini'
import { byListing } from '#platform/common/shapes.ts'

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

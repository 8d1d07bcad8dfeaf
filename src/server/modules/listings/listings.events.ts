import { fact } from '#server/platform/outbox.ts'

export const listingPublished = fact<{ listing_id: number; seller_id: number }>('listing.published')

/** `bidder_ids` names everyone who had bid; `reason` is what bidders read, empty without bids. */
export const listingWithdrawn = fact<{
  listing_id: number
  seller_id: number
  bidder_ids: number[]
  reason: string
}>('listing.withdrawn')

/** Hidden with its seller's account, its clock stopped. */
export const listingStoodStill = fact<{ listing_id: number; seller_id: number }>('listing.stood-still')

/** Shown again, with the time it had left. */
export const listingWentOn = fact<{ listing_id: number; seller_id: number }>('listing.went-on')

import { fact } from '#platform/server/jobs/outbox.ts'

export const listingPublished = fact<{ listing_id: number; seller_id: number }>('listing.published')

/** `bidder_ids` are all who had bid; they are shown `reason`, which is empty without bids. */
export const listingWithdrawn = fact<{
  listing_id: number
  seller_id: number
  bidder_ids: number[]
  reason: string
}>('listing.withdrawn')

/** Its seller has published it, and it waits for an admin. */
export const listingSubmitted = fact<{ listing_id: number; seller_id: number }>('listing.submitted')

export const listingApproved = fact<{ listing_id: number; seller_id: number }>('listing.approved')

export const listingSentBack = fact<{ listing_id: number; seller_id: number; reason: string }>(
  'listing.sent-back',
)

/** Suspended by an admin, because of the listing itself. */
export const listingSuspended = fact<{ listing_id: number; seller_id: number; reason: string }>(
  'listing.suspended',
)

export const listingReinstated = fact<{
  listing_id: number
  seller_id: number
  reason: string
  is_live: boolean
}>('listing.reinstated')

/** Hidden, with its clock stopped, whatever the cause. */
export const listingPaused = fact<{ listing_id: number; seller_id: number }>('listing.stood-still')

/** Shown again, with the time it had left. */
export const listingResumed = fact<{ listing_id: number; seller_id: number }>('listing.went-on')

/** `title` and `type` are copied, because a deleted draft is gone. */
export const listingWrittenFor = fact<{
  listing_id: number
  seller_id: number
  type: 'general' | 'vehicle' | 'property'
  title: string
  act: 'listed' | 'changed' | 'draft_changed' | 'draft_discarded' | 'withdrawn'
  lines: string[]
  reason?: string
}>('listing.written-for')

/** Live listings of the seller name other agents, or none. */
export const listingAgentsMoved = fact<{ seller_id: number }>('listing.agents-moved')

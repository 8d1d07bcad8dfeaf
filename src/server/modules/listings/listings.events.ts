import { fact } from '#server/platform/jobs/outbox.ts'

export const listingPublished = fact<{ listing_id: number; seller_id: number }>('listing.published')

/** `bidder_ids` names everyone who had bid; `reason` is what bidders read, empty without bids. */
export const listingWithdrawn = fact<{
  listing_id: number
  seller_id: number
  bidder_ids: number[]
  reason: string
}>('listing.withdrawn')

/** An admin let it go live. */
export const listingApproved = fact<{ listing_id: number; seller_id: number }>('listing.approved')

/** It waited for approval and is a draft again. */
export const listingSentBack = fact<{ listing_id: number; seller_id: number; reason: string }>(
  'listing.sent-back',
)

/** By an admin, for its own sake. */
export const listingSuspended = fact<{ listing_id: number; seller_id: number; reason: string }>(
  'listing.suspended',
)

/** By an admin; it may still stand still with its seller's account. */
export const listingReinstated = fact<{
  listing_id: number
  seller_id: number
  reason: string
  is_live: boolean
}>('listing.reinstated')

/** Hidden, its clock stopped, whatever the cause. */
export const listingPaused = fact<{ listing_id: number; seller_id: number }>('listing.stood-still')

/** Shown again, with the time it had left. */
export const listingResumed = fact<{ listing_id: number; seller_id: number }>('listing.went-on')

/** What an admin did in a seller's stead; `title` and `type` are as they were, for what is thrown away is gone. */
export const listingWrittenFor = fact<{
  listing_id: number
  seller_id: number
  type: 'general' | 'vehicle' | 'property'
  title: string
  act: 'listed' | 'changed' | 'draft_changed' | 'draft_discarded' | 'withdrawn'
  lines: string[]
  reason?: string
}>('listing.written-for')

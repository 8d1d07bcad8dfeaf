import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const listingPublished = fact<{ listing_id: ListingId; seller_id: AccountId }>('listing.published')

/** `bidder_ids` are all who had bid; they are shown `reason`, which is empty without bids. */
export const listingWithdrawn = fact<{
  listing_id: ListingId
  seller_id: AccountId
  bidder_ids: AccountId[]
  reason: string
}>('listing.withdrawn')

/** Its seller has published it, and it waits for an admin. */
export const listingSubmitted = fact<{ listing_id: ListingId; seller_id: AccountId }>('listing.submitted')

export const listingApproved = fact<{ listing_id: ListingId; seller_id: AccountId }>('listing.approved')

export const listingSentBack = fact<{ listing_id: ListingId; seller_id: AccountId; reason: string }>(
  'listing.sent-back',
)

/** Suspended by an admin, because of the listing itself. */
export const listingSuspended = fact<{ listing_id: ListingId; seller_id: AccountId; reason: string }>(
  'listing.suspended',
)

export const listingReinstated = fact<{
  listing_id: ListingId
  seller_id: AccountId
  reason: string
  is_live: boolean
}>('listing.reinstated')

/** Hidden, with its clock stopped, whatever the cause. */
export const listingPaused = fact<{ listing_id: ListingId; seller_id: AccountId }>('listing.stood-still')

/** Shown again, with the time it had left. */
export const listingResumed = fact<{ listing_id: ListingId; seller_id: AccountId }>('listing.went-on')

/** `title` and `type` are copied, because a deleted draft is gone. */
export const listingWrittenFor = fact<{
  listing_id: ListingId
  seller_id: AccountId
  type: 'general' | 'vehicle' | 'property'
  title: string
  act: 'listed' | 'changed' | 'draft_changed' | 'draft_discarded' | 'withdrawn'
  lines: string[]
  reason?: string
}>('listing.written-for')

/** Live listings of the seller name other agents, or none. */
export const listingAgentsMoved = fact<{ seller_id: AccountId }>('listing.agents-moved')

export const questionAsked = fact<{
  question_id: number
  listing_id: ListingId
  seller_id: AccountId
  asker_id: AccountId
  text: string
}>('question.asked')

/** Only the first answer; changes aren't announced. */
export const questionAnswered = fact<{
  question_id: number
  listing_id: ListingId
  seller_id: AccountId
  asker_id: AccountId
  text: string
}>('question.answered')

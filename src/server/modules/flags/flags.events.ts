import type { AnyFlagReason } from '#contract/flags/flags.ts'
import { fact } from '#server/platform/jobs/outbox.ts'

/** A member reported a listing, or the house flagged it. */
export const listingFlagged = fact<{ listing_id: number; reason: AnyFlagReason; text: string }>(
  'listing.flagged',
)

/** An admin decided about a report. */
export const flagDecided = fact<{
  listing_id: number
  reporter_id: number
  outcome: 'upheld' | 'dismissed'
  word: string
}>('flag.decided')

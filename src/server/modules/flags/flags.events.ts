import type { FlagReason } from '#contract/flags.ts'
import { fact } from '#server/platform/outbox.ts'

/** A member reported a listing. */
export const listingFlagged = fact<{ listing_id: number; reason: FlagReason; text: string }>(
  'listing.flagged',
)

/** An admin decided about a report. */
export const flagDecided = fact<{
  listing_id: number
  reporter_id: number
  outcome: 'upheld' | 'dismissed'
  word: string
}>('flag.decided')

import type { AnyFlagReason } from '#contract/flags/flags.ts'
import { fact } from '#server/platform/jobs/outbox.ts'

export const listingFlagged = fact<{ listing_id: number; reason: AnyFlagReason; text: string }>(
  'listing.flagged',
)

export const flagDecided = fact<{
  listing_id: number
  reporter_id: number
  outcome: 'upheld' | 'dismissed'
  word: string
}>('flag.decided')

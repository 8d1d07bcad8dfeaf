import type { LiveListing } from '#contract/listings.ts'
import { useTimeLeft } from '#web/lib/countdown.ts'
import { ClockBadge } from '#web/ui/clock-badge.tsx'
import { closingWords } from './closing-words.ts'

/** Alone with its clock, so that a passing second draws nothing but itself. */
export function ClosingBadge({ listing }: { listing: Pick<LiveListing, 'closes_at' | 'status'> }) {
  const words = closingWords(listing, useTimeLeft(listing.closes_at)?.milliseconds ?? null)
  return words && <ClockBadge hot={words.hot}>{words.text}</ClockBadge>
}

import type { LiveListing } from '#domains/listings/common/listings.ts'
import { useIsLive } from '#platform/web/live/live.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { ClockBadge } from '#platform/web/ui/facts/clock-badge.tsx'
import { describeClosing } from './closing-labels.ts'

/** A separate component, so that each second re-renders only this. */
export function ClosingBadge({ listing }: { listing: Pick<LiveListing, 'closes_at' | 'status'> }) {
  const left = useTimeLeft(listing.closes_at)
  const isLive = useIsLive()
  // Shows the instant while the stream is down, since the closing may have moved.
  const words = describeClosing(listing, isLive ? (left?.milliseconds ?? null) : null)
  return words && <ClockBadge hot={words.hot}>{words.text}</ClockBadge>
}

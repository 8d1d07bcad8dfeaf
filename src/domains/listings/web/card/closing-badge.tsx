import type { LiveListing } from '#domains/listings/common/listings.ts'
import { useIsLive } from '#platform/web/live/live.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { ClockBadge } from '#platform/web/ui/facts/clock-badge.tsx'
import { describeClosing } from './closing-words.ts'

/** A component of its own, so that a passing second renders nothing else. */
export function ClosingBadge({ listing }: { listing: Pick<LiveListing, 'closes_at' | 'status'> }) {
  const left = useTimeLeft(listing.closes_at)
  const isLive = useIsLive()
  // The instant itself while the stream is down, since it may have moved.
  const words = describeClosing(listing, isLive ? (left?.milliseconds ?? null) : null)
  return words && <ClockBadge hot={words.hot}>{words.text}</ClockBadge>
}

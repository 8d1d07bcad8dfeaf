import { Hourglass } from 'lucide-react'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { describeHold } from '#domains/deals/common/hold-labels.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { Badge, ClockBadge } from '#platform/web/ui/facts/badge.tsx'

type HoldFacts = Pick<LiveListing, 'hold_until' | 'status'>

/** Null if it isn't pending, or no longer: it ends at its time without a message. */
export function useHold({ hold_until: holdUntil, status }: HoldFacts): Date | null {
  const until = status === 'active' ? holdUntil : null
  const left = useTimeLeft(until)
  return until === null || left?.is_over ? null : new Date(until)
}

/** Wraps where a badge doesn't, since a card on a phone is narrow. */
const Wrapped = ({ until }: { until: Date }) => (
  <span className="whitespace-normal">{describeHold(until)}</span>
)

/** Rendered beside a title. */
export function HoldBadge({ listing }: { listing: HoldFacts }) {
  const until = useHold(listing)
  return (
    until && (
      <Badge icon={Hourglass}>
        <Wrapped until={until} />
      </Badge>
    )
  )
}

/** Rendered on a picture. */
export function HoldOnPicture({ listing }: { listing: HoldFacts }) {
  const until = useHold(listing)
  return (
    until && (
      <ClockBadge>
        <Wrapped until={until} />
      </ClockBadge>
    )
  )
}

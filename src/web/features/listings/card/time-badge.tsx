import { formatShortAppointment } from '#shared/formats/formats.ts'
import type { ListingCard } from '#contract/listings/listings.ts'
import { ClockBadge } from '#web/ui/facts/clock-badge.tsx'
import { ClosingBadge } from './closing-badge.tsx'
import * as t from './texts.ts'

export function TimeBadge({ card }: { card: ListingCard }) {
  const open_home = card.status === 'active' ? card.property_brief?.next_open_home : null
  if (!open_home) return <ClosingBadge listing={card} />
  return (
    <ClockBadge>
      {t.open_starts_at({ starts_at: formatShortAppointment(new Date(open_home.starts_at)) })}
    </ClockBadge>
  )
}

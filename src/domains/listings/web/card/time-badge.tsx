import { formatShortAppointment } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { ClockBadge } from '#platform/web/ui/facts/clock-badge.tsx'
import { ClosingBadge } from './closing-badge.tsx'
import * as t from '#domains/listings/texts.ts'

export function TimeBadge({ card }: { card: ListingCard }) {
  const openHome = card.status === 'active' ? card.property_brief?.next_open_home : null
  if (!openHome) return <ClosingBadge listing={card} />
  return (
    <ClockBadge>
      {t.open_starts_at({ starts_at: formatShortAppointment(new Date(openHome.starts_at)) })}
    </ClockBadge>
  )
}

import { Hourglass } from 'lucide-react'
import { describeHold } from '#domains/deals/common/hold-labels.ts'
import type { ListingHold } from '#domains/listings/common/listings.ts'
import { useHold } from '#domains/listings/web/shared/hold.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import * as t from '#domains/selling/texts.ts'

/** Only for the seller: with whom it's for and their note. */
export function HoldLine({ hold }: { hold: ListingHold }) {
  const until = useHold({ hold_until: hold.until, status: 'active' })
  if (!until) return null
  const more = [hold.buyer && t.pending_for_name({ name: hold.buyer.name }), hold.note].filter(Boolean)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <Badge icon={Hourglass}>{describeHold(until)}</Badge>
      {more.length > 0 && <span className="min-w-0 break-words">{more.join(' · ')}</span>}
    </p>
  )
}

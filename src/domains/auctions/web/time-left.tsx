import type { Listing } from '#domains/listings/common/listings.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'

export function TimeLeft({ listing }: { listing: Listing }) {
  const left = useTimeLeft(listing.status === 'active' ? listing.closes_at : null)
  if (!left) return null
  return (
    <span
      className={joinClasses(
        'num ml-auto shrink-0 text-sm',
        left.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
      )}
    >
      {left.text}
    </span>
  )
}

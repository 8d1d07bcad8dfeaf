import type { Listing } from '#domains/listings/common/listings.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'

export function TimeLeft({ listing, isSmall = false }: { listing: Listing; isSmall?: boolean }) {
  const left = useTimeLeft(listing.status === 'active' ? listing.closes_at : null)
  if (!left) return null
  return (
    <span
      className={joinClasses(
        'num shrink-0',
        isSmall ? 'text-xs' : 'ml-auto text-sm',
        left.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
      )}
    >
      {left.text}
    </span>
  )
}

import { Heart } from 'lucide-react'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useWatch } from './use-watch.ts'
import * as t from '#domains/watchlist/texts.ts'

export function WatchButton({ listing_id: listingId, watchers }: { listing_id: number; watchers: number }) {
  const { isWatched, isUnknown, isWaiting, toggle } = useWatch(listingId)
  const count = Math.max(watchers, isWatched ? 1 : 0)
  return (
    <Button
      kind="quiet"
      wide
      aria-pressed={isWatched}
      onClick={toggle}
      className="group"
      {...pendingProps(isWaiting)}
    >
      <Heart
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="shrink-0 group-aria-pressed:fill-pohutukawa group-aria-pressed:text-pohutukawa"
      />
      <span className={isUnknown ? 'signed-in:opacity-0' : undefined}>
        {isWatched ? t.watching() : t.watch()}
      </span>
      {count > 0 && <span className="num">· {formatCount(count)}</span>}
    </Button>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { listFavourites } from '#domains/watchlist/common/watching.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { type Seen, useRecordView } from './use-seen.ts'
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

/** Opening a watched listing's page marks it as seen. Renders nothing. */
export function LookNote({ listing_id: listingId, deal_version: dealVersion, version }: Seen) {
  const queries = useQueryClient()
  const recordView = useRecordView(() => void queries.invalidateQueries({ queryKey: [listFavourites.name] }))
  const viewed = useEffectEvent(recordView)
  useEffect(
    () => viewed({ listing_id: listingId, deal_version: dealVersion, version }),
    [listingId, dealVersion, version],
  )
  return null
}

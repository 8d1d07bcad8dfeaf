import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { listFavouriteIds, listFavourites } from '#domains/watchlist/common/watching.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { type Seen, useRecordView } from './use-seen.ts'
import { useWatch } from './use-watch.ts'
import * as t from '#domains/watchlist/texts.ts'

interface WatchButtonProps {
  listing_id: number
  watchers: number
  hasBid: boolean
}

export function WatchButton({ listing_id: listingId, watchers, hasBid }: WatchButtonProps) {
  const { isWatched, isUnknown, isWaiting, toggle } = useWatch(listingId)
  useBidsWatched(hasBid && !isWatched ? watchers : null)
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

/** The server adds what people bid on a moment after the bid, and then the number of watchers changes. */
function useBidsWatched(watchers: number | null) {
  const queries = useQueryClient()
  const shown = useRef(watchers)
  useEffect(() => {
    if (watchers !== null && shown.current !== watchers)
      void queries.invalidateQueries({ queryKey: [listFavouriteIds.name] })
    shown.current = watchers
  }, [watchers, queries])
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

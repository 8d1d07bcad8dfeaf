import { useLayoutEffect, useRef } from 'react'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { useWatch } from './use-watch.ts'

export interface Own {
  isWatched: boolean | null
  toggle: () => void
}

interface OwnHeartProps {
  listing_id: number
  onOwn: (own: Own) => void
}

/** For members. Renders nothing: the button is already in the page. */
export default function OwnHeart(props: OwnHeartProps) {
  return (
    <QueryProvider>
      <Watching {...props} />
    </QueryProvider>
  )
}

function Watching({ listing_id: listingId, onOwn }: OwnHeartProps) {
  const { isWatched: isMarked, isUnknown, toggle } = useWatch(listingId)
  const isWatched = isUnknown ? null : isMarked
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  useLayoutEffect(() => onOwn({ isWatched, toggle: () => latest.current() }), [isWatched, onOwn])
  return null
}

import { QueryProvider } from '#web/lib/query.tsx'
import { HeartButton, type HeartProps } from './heart-button.tsx'
import { useWatch } from './use-watch.ts'

/** The heart of whoever is signed in: on my list, or not. */
export default function OwnHeart(props: HeartProps) {
  return (
    <QueryProvider>
      <WatchingHeart {...props} />
    </QueryProvider>
  )
}

function WatchingHeart({ listing_id, ...look }: HeartProps) {
  const { isWatched, toggle } = useWatch(listing_id)
  return <HeartButton {...look} isWatched={isWatched} onPress={toggle} />
}

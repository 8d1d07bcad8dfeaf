import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useInView } from '#platform/web/loading/use-in-view.ts'
import { EmptyRoom, type RoomProps } from './empty-room.tsx'

const Advertisements = lazyPart(async () => (await import('./advertisements.tsx')).Advertisements)

/**
 * Reserves space for advertisements from the first paint, so that the layout doesn't shift. The
 * content loads when it's nearly in view.
 */
export function AdvertisementRoom(props: RoomProps) {
  const first = useRef<HTMLDivElement>(null)
  const isNear = useInView(first)
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  const room = Array.from({ length: props.amount }, (_, n) => (
    <EmptyRoom key={n} variant={props.variant} target={n === 0 ? first : undefined} />
  ))
  return wasNear ? (
    <Suspense fallback={room}>
      <Advertisements {...props} />
    </Suspense>
  ) : (
    room
  )
}

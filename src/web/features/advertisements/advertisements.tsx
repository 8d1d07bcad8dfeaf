import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { nextAdvertisements, type ShownAdvertisement } from '#contract/advertisements/showing.ts'
import { publicApi } from '#web/lib/session/api.ts'
import { AdvertisementCard } from './advertisement-card.tsx'
import { noteClick, noteImpression } from './advertisement-counts.ts'
import { EmptyRoom, type RoomProps } from './empty-room.tsx'
import { getPageView } from './page-view.ts'
import { useSeen } from './use-seen.ts'

/** In place of the rooms that were kept. Without an answer, as with nothing to show, they go. */
export function Advertisements({ place, amount, look }: RoomProps) {
  const page_view = getPageView(useLocation().key)
  const [items, setItems] = useState<ShownAdvertisement[] | null>(null)
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    publicApi.call(nextAdvertisements, { place, amount, page_view }, { signal }).then(
      (found) => setItems(found.items),
      () => signal.aborted || setItems([]),
    )
    return () => stopping.abort()
  }, [place, amount, page_view])
  return Array.from({ length: amount }, (_, n) => {
    const shown = items?.[n]
    if (shown) return <Shown key={shown.ticket} advertisement={shown} look={look} />
    if (!items) return <EmptyRoom key={n} look={look} />
    // In the one row of the home page, those that came share the room of all.
    return place === 'home' && items.length > 0 ? null : <LeavingRoom key={n} look={look} />
  })
}

function Shown({ advertisement, look }: { advertisement: ShownAdvertisement } & Pick<RoomProps, 'look'>) {
  const frame = useRef<HTMLElement>(null)
  const { ticket } = advertisement
  useSeen(frame, () => noteImpression(ticket))
  return (
    <AdvertisementCard
      advertisement={advertisement}
      look={look}
      frame={frame}
      onPress={() => noteClick(ticket)}
    />
  )
}

/** Room for which there is nothing goes only from below what somebody looks at: otherwise that would jump. */
function LeavingRoom({ look }: Pick<RoomProps, 'look'>) {
  const room = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!room.current) return undefined
    const watch = new IntersectionObserver((seen) => {
      const latest = seen.at(-1)
      if (latest && !latest.isIntersecting && latest.boundingClientRect.top > 0) setGone(true)
    })
    watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  return isGone ? <span hidden /> : <EmptyRoom look={look} target={room} />
}

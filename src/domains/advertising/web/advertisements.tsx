import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { nextAdvertisements, type ShownAdvertisement } from '#domains/advertising/common/showing.ts'
import { publicApi } from '#platform/web/session/api.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { AdvertisementCard } from './advertisement-card.tsx'
import { noteClick, noteImpression } from './advertisement-counts.ts'
import { EmptyRoom, type RoomProps, shapes } from './empty-room.tsx'
import { getPageView } from './page-view.ts'
import { useSeen } from './use-seen.ts'
import * as t from '#domains/advertising/texts.ts'

interface AdvertisementsProps extends RoomProps {
  /** True if the first paint reserved room for them. */
  isKept?: boolean
}

/** Fills the reserved room. Without a reply or advertisements, the room disappears. */
export function Advertisements({ place, amount, look, isKept = true }: AdvertisementsProps) {
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
  const cards = items?.map((shown) => <Shown key={shown.ticket} advertisement={shown} look={look} />) ?? []
  if (!isKept) return cards.length > 0 && <OpensBelow>{cards}</OpensBelow>
  // In the home page's single row, the loaded cards share the room of all.
  if (place === 'home' && items) return cards.length > 0 ? cards : <SellRow />
  return Array.from(
    { length: amount },
    (_, n) => cards[n] ?? (items ? <LeavingRoom key={n} look={look} /> : <EmptyRoom key={n} look={look} />),
  )
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

/** Opens and closes only below the viewport, so that visible content doesn't jump. */
function useBelowView(place: RefObject<Element | null>): boolean {
  const [wasBelow, setWasBelow] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver((seen) => {
      const latest = seen.at(-1)
      if (latest && !latest.isIntersecting && latest.boundingClientRect.top > 0) setWasBelow(true)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return wasBelow
}

function OpensBelow({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  return useBelowView(place) ? children : <span ref={place} />
}

function LeavingRoom({ look }: Pick<RoomProps, 'look'>) {
  const room = useRef<HTMLDivElement>(null)
  return useBelowView(room) ? <span hidden /> : <SellCell look={look} target={room} />
}

/** Fills a visible room without an advertisement, so that nothing shifts and no gap remains. */
function SellCell({ look, target }: Pick<RoomProps, 'look'> & { target: RefObject<HTMLDivElement | null> }) {
  const isCard = look === 'card'
  return (
    <div ref={target} className={shapes[look].frame}>
      <div
        className={
          isCard
            ? 'grid aspect-4/3 content-center justify-items-center gap-2.5 rounded-panel border border-line bg-paper p-3 text-center'
            : 'flex min-w-0 flex-1 flex-wrap content-center items-center justify-between gap-x-6 gap-y-2 px-1.5'
        }
      >
        <SellWords />
      </div>
    </div>
  )
}

/** The same as `SellCell`, for the home page's row. */
function SellRow() {
  return (
    <p className="flex flex-wrap content-center items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-paper px-4 sm:px-6">
      <SellWords />
    </p>
  )
}

const SellWords = () => (
  <>
    <span className="font-semibold sm:text-lg">{t.got_something_to_sell()}</span>
    <LinkButton to="/select-listing-type" kind="quiet" size="small">
      {t.sell_something()}
    </LinkButton>
  </>
)

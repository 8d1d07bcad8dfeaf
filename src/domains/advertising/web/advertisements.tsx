import { type RefObject, useEffect, useEffectEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { nextAdvertisements, type ShownAdvertisement } from '#domains/advertising/common/advertisements.ts'
import { publicApi } from '#platform/web/session/api.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { AdvertisementCard, recordClick, recordImpression, getPageView } from './advertisement-card.tsx'
import { EmptyRoom, type RoomProps, shapes } from './empty-room.tsx'
import * as t from '#domains/advertising/texts.ts'

const seenPart = 0.5
const seenMs = 1_000

/**
 * Calls once, after half of the element has been in view for a second while the page is visible.
 */
function useSeen(target: RefObject<Element | null>, onSeen: () => void): void {
  const notify = useEffectEvent(onSeen)
  useEffect(() => {
    if (!target.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInView = false
    const stopping = new AbortController()
    const time = () => {
      clearTimeout(timer)
      if (isInView && document.visibilityState === 'visible')
        timer = setTimeout(() => {
          stop()
          notify()
        }, seenMs)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= seenPart
        time()
      },
      { threshold: [0, seenPart] },
    )
    function stop() {
      clearTimeout(timer)
      watch.disconnect()
      stopping.abort()
    }
    watch.observe(target.current)
    document.addEventListener('visibilitychange', time, { signal: stopping.signal })
    return stop
  }, [target])
}

interface AdvertisementsProps extends RoomProps {
  /** True if the first paint reserved room for them. */
  isRoomReserved?: boolean
}

/** Fills the reserved room. Without a reply or advertisements, the room disappears. */
export function Advertisements({ place, amount, variant, isRoomReserved = true }: AdvertisementsProps) {
  const pageView = getPageView(useLocation().key)
  const [items, setItems] = useState<ShownAdvertisement[] | null>(null)
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    publicApi.call(nextAdvertisements, { place, amount, page_view: pageView }, { signal }).then(
      (found) => setItems(found.items),
      () => signal.aborted || setItems([]),
    )
    return () => stopping.abort()
  }, [place, amount, pageView])
  const cards =
    items?.map((shown) => <Shown key={shown.ticket} advertisement={shown} variant={variant} />) ?? []
  if (!isRoomReserved) return cards.length > 0 && <OpensBelow>{cards}</OpensBelow>
  // In the home page's single row, the loaded cards share the room of all.
  if (place === 'home' && items) return cards.length > 0 ? cards : <SellRow />
  return Array.from(
    { length: amount },
    (_, n) =>
      cards[n] ??
      (items ? <LeavingRoom key={n} variant={variant} /> : <EmptyRoom key={n} variant={variant} />),
  )
}

function Shown({
  advertisement,
  variant,
}: { advertisement: ShownAdvertisement } & Pick<RoomProps, 'variant'>) {
  const frame = useRef<HTMLElement>(null)
  const { ticket } = advertisement
  useSeen(frame, () => recordImpression(ticket))
  return (
    <AdvertisementCard
      advertisement={advertisement}
      variant={variant}
      frame={frame}
      onPress={() => recordClick(ticket)}
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

function LeavingRoom({ variant }: Pick<RoomProps, 'variant'>) {
  const room = useRef<HTMLDivElement>(null)
  return useBelowView(room) ? <span hidden /> : <SellCell variant={variant} target={room} />
}

/** Fills a visible room without an advertisement, so that nothing shifts and no gap remains. */
function SellCell({
  variant,
  target,
}: Pick<RoomProps, 'variant'> & { target: RefObject<HTMLDivElement | null> }) {
  const isCard = variant === 'card'
  return (
    <div ref={target} className={shapes[variant].frame}>
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

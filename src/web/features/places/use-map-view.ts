import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Point } from '#contract/distance.ts'
import { panned, type Pixel, pointAt, type Size, type View, viewOf, within, zoomedAt } from './map-view.ts'

interface MapViewOptions {
  /** What is to be seen at first, and again whenever it changes. */
  shows: readonly Point[]
  alone_zoom: number
  nearest: number
  onTap?: ((point: Point) => void) | undefined
}

const tap_px = 6
const key_px = 64

/** The view of a map that is moved by finger, mouse, wheel and keys. */
export function useMapView(frame: RefObject<HTMLElement | null>, options: MapViewOptions) {
  const { shows, alone_zoom, nearest, onTap } = options
  const size = useSize(frame)
  const [moved, setMoved] = useState<{ view: View; showing: string } | null>(null)
  const showing = JSON.stringify([shows, alone_zoom])
  const first = size && within(viewOf(shows, size, alone_zoom), nearest)
  // What was moved to holds until something else is to be seen.
  const view = moved?.showing === showing ? moved.view : first
  const change = (next: View) => setMoved({ view: within(next, nearest), showing })
  const middle = size ? { x: size.width / 2, y: size.height / 2 } : { x: 0, y: 0 }
  const zoomBy = (levels: number, at: Pixel = middle) =>
    view && size && change(zoomedAt(view, size, at, view.zoom + levels))

  useWheel(frame, zoomBy)
  const gestures = useGestures(frame, {
    pan: (by) => view && change(panned(view, by)),
    pinch: (at, levels, by) =>
      view && size && change(panned(zoomedAt(view, size, at, view.zoom + levels), by)),
    tap: (at) => view && size && onTap?.(pointAt(view, size, at)),
  })

  function press(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, Pixel> = {
      ArrowLeft: { x: key_px, y: 0 },
      ArrowRight: { x: -key_px, y: 0 },
      ArrowUp: { x: 0, y: key_px },
      ArrowDown: { x: 0, y: -key_px },
    }
    const step = steps[event.key]
    if (step && view) change(panned(view, step))
    else if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else if (event.key === '0') setMoved(null)
    else return
    event.preventDefault()
  }

  return {
    view,
    size,
    change,
    zoomBy,
    reset: () => setMoved(null),
    fit: (points: readonly Point[]) => size && change(viewOf(points, size, nearest)),
    handlers: { ...gestures, onKeyDown: press },
  }
}

function useSize(frame: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])
  return size
}

/** The wheel scrolls the page, unless the map has the focus or a key says that the map is meant. */
function useWheel(frame: RefObject<HTMLElement | null>, zoomBy: (levels: number, at: Pixel) => void) {
  const turn = useEffectEvent((event: WheelEvent) => {
    const element = frame.current
    if (!element) return
    if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1
    zoomBy(Math.max(-1, Math.min(1, (-event.deltaY * lines) / 240)), placeIn(element, event))
  })
  useEffect(() => {
    const element = frame.current
    // React listens passively, and could not hold the page still.
    const listen = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])
}

function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Pixel {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

interface Gestures {
  pan: (by: Pixel) => void
  pinch: (at: Pixel, levels: number, by: Pixel) => void
  tap: (at: Pixel) => void
}

/** One finger pans, two pinch, and one that did not move taps. */
function useGestures(frame: RefObject<HTMLElement | null>, { pan, pinch, tap }: Gestures) {
  const fingers = useRef(new Map<number, Pixel>())
  const travelled = useRef(0)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !frame.current) return
    if (fingers.current.size === 0) travelled.current = 0
    fingers.current.set(event.pointerId, placeIn(frame.current, event))
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before || !frame.current) return
    const now = placeIn(frame.current, event)
    const by = { x: now.x - before.x, y: now.y - before.y }
    const other = [...fingers.current].find(([finger]) => finger !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    travelled.current += Math.hypot(by.x, by.y)
    if (!other) return pan(by)
    const apart = (finger: Pixel) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y))
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    return pinch(at, Math.log2(apart(now) / apart(before)), { x: by.x / 2, y: by.y / 2 })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const at = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    if (at && fingers.current.size === 0 && travelled.current < tap_px) tap(at)
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    travelled.current = tap_px
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

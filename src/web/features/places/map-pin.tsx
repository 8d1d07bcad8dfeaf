import { MapPin as Pin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import type { Point } from '#contract/distance.ts'
import { panned, pixelOf, type Pixel, pointAt, type Size, type View } from './map-view.ts'

interface MapPinProps {
  at: Point
  label: string
  onMove: (point: Point) => void
  frame: RefObject<HTMLElement | null>
  view: View
  size: Size
  /** Moves the map along, so that the pin never leaves it. */
  onFollow: (view: View) => void
}

const step_px = 6
const margin_px = 36

/** Dragged, or moved by the arrow keys; with Shift in larger steps. */
export function MapPin({ at, label, onMove, frame, view, size, onFollow }: MapPinProps) {
  const [dragged, setDragged] = useState<Pixel | null>(null)
  const { x, y } = dragged ?? pixelOf(view, size, at)

  const placeOf = ({ clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = frame.current!.getBoundingClientRect()
    return {
      x: Math.max(0, Math.min(size.width, clientX - left)),
      y: Math.max(0, Math.min(size.height, clientY - top)),
    }
  }

  function press(event: KeyboardEvent) {
    const step = step_px * (event.shiftKey ? 8 : 1)
    const by = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    }[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const next = { x: x + by.x, y: y + by.y }
    onMove(pointAt(view, size, next))
    const isNearEdge =
      next.x < margin_px ||
      next.y < margin_px ||
      next.x > size.width - margin_px ||
      next.y > size.height - margin_px
    if (isNearEdge) onFollow(panned(view, { x: -by.x, y: -by.y }))
  }

  return (
    <button
      type="button"
      aria-label={label}
      style={{ left: x, top: y }}
      className="absolute size-11 -translate-x-1/2 -translate-y-[88%] cursor-move touch-none rounded-full text-pounamu"
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(pixelOf(view, size, at))
      }}
      onPointerMove={(event) => {
        if (!dragged) return
        event.stopPropagation()
        setDragged(placeOf(event))
      }}
      onPointerUp={(event) => {
        event.stopPropagation()
        if (!dragged) return
        setDragged(null)
        const now = pixelOf(view, size, at)
        if (Math.hypot(dragged.x - now.x, dragged.y - now.y) > 3) onMove(pointAt(view, size, dragged))
      }}
      onPointerCancel={() => setDragged(null)}
      onKeyDown={press}
    >
      <Pin aria-hidden size={40} strokeWidth={1.75} className="mx-auto fill-pounamu stroke-on-pounamu" />
    </button>
  )
}

import { divIcon, DomEvent, type Map as LeafletMap, marker, type Marker } from 'leaflet'
import { MapPin as Pin } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '#domains/places/common/distance.ts'
import { fromMap, toMap } from './map-point.ts'

function makeElement(className: string): HTMLDivElement {
  const element = document.createElement('div')
  element.className = className
  return element
}

const toIcon = (element: HTMLElement) => divIcon({ html: element, className: '', iconSize: [0, 0] })

interface MarkProps extends Point {
  map: LeafletMap
  level: number
  children: ReactNode
}

/** Leaflet orders markers by their pixels from the north. */
const levelPx = 100_000

export function MapMarker({ map, latitude, longitude, level, children }: MarkProps) {
  const shown = useRef<Marker | null>(null)
  const [element] = useState(() => makeElement('pointer-events-auto absolute w-max -translate-1/2'))
  useEffect(() => {
    // Leaflet would take the click for the start of a drag.
    DomEvent.disableClickPropagation(element)
    const made = marker(toMap({ latitude, longitude }), {
      icon: toIcon(element),
      interactive: false,
      keyboard: false,
    }).addTo(map)
    shown.current = made
    return () => void made.remove()
  }, [map, element, latitude, longitude])
  useEffect(
    () => void shown.current?.setZIndexOffset(level * levelPx),
    [map, element, latitude, longitude, level],
  )
  return createPortal(children, element)
}

interface PinProps {
  map: LeafletMap
  at: Point
  label: string
  onMove: (point: Point) => void
}

const stepPx = 6
const marginPx = 36

export function MapPin({ map, at, label, onMove }: PinProps) {
  const [element] = useState(() => makeElement('absolute w-max -translate-x-1/2 -translate-y-[88%]'))
  const pin = useRef<Marker | null>(null)
  const move = useEffectEvent((point: Point) => onMove(point))
  const { latitude, longitude } = at
  // Only the initial position; later moves keep the element, and so the focus.
  const start = useRef(at)

  useEffect(() => {
    const made = marker(toMap(start.current), {
      icon: toIcon(element),
      draggable: true,
      autoPan: true,
      keyboard: false,
    }).addTo(map)
    made.on('dragend', () => move(fromMap(made.getLatLng())))
    pin.current = made
    return () => {
      made.remove()
      pin.current = null
    }
  }, [map, element])
  useEffect(() => void pin.current?.setLatLng(toMap({ latitude, longitude })), [latitude, longitude])

  function press(event: KeyboardEvent) {
    const step = stepPx * (event.shiftKey ? 8 : 1)
    const by = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    }[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const now = map.latLngToContainerPoint(toMap(at))
    const next = now.add([by.x, by.y])
    onMove(fromMap(map.containerPointToLatLng(next)))
    const { x: width, y: height } = map.getSize()
    const isNearEdge =
      next.x < marginPx || next.y < marginPx || next.x > width - marginPx || next.y > height - marginPx
    if (isNearEdge) map.panBy([by.x, by.y], { animate: false })
  }

  return createPortal(
    <button
      type="button"
      aria-label={label}
      onKeyDown={press}
      className="grid size-11 cursor-move place-items-center rounded-full text-pounamu"
    >
      <Pin aria-hidden size={40} strokeWidth={1.75} className="fill-pounamu stroke-on-pounamu" />
    </button>,
    element,
  )
}

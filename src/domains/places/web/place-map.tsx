import { divIcon, DomEvent, type Map as LeafletMap, marker, type Marker } from 'leaflet'
import { MapPin as Pin, Maximize, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState, useId } from 'react'
import { createPortal } from 'react-dom'
import type { MapWindow } from '#domains/places/common/map-window.ts'
import type { Point } from '#domains/places/common/near.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useArea, useCoastline, useNames, useTiles } from './map-ground.ts'
import { fromMap, toMap, type MapPosition, windowAround } from './map-point.ts'
import './place-map.css'
import { fitPoints, maxZoom, useLeaflet } from './use-leaflet.ts'
import * as t from '#domains/places/texts.ts'

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

function MapMarker({ map, latitude, longitude, level, children }: MarkProps) {
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

function MapPin({ map, at, label, onMove }: PinProps) {
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

export interface MapMark extends Point {
  key: string
  content: ReactNode
  level: number
}

export interface MapView {
  window: MapWindow
  middle: Point
  zoom: number
}

interface PlaceMapProps {
  id?: string
  label: string
  /**
   * The points to fit into view, at first and after each change; an empty list shows the country.
   */
  shows: readonly Point[]
  /** The start position, instead of the points. */
  start?: MapPosition | null
  aloneZoom?: number
  oneFingerPans?: boolean
  area?: (Point & { radius_m: number }) | undefined
  pin?: { at: Point; label: string; onMove: (point: Point) => void }
  onTap?: (point: Point) => void
  marks?: (fit: (points: readonly Point[]) => void) => readonly MapMark[]
  onView?: (view: MapView) => void
  children?: ReactNode
  className?: string
}

/** New Zealand's coastline without any other server; streets if a tile server is configured. */
export function PlaceMap({ aloneZoom = 13, oneFingerPans = false, ...props }: PlaceMapProps) {
  const { label, shows, start, area, pin, onTap, marks, className } = props
  const made = useId()
  const own = props.id ?? made
  const { data: site } = useApiQuery(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  const tiles = site?.map_tiles ?? null
  const nearest = tiles ? maxZoom.tiles : maxZoom.outline
  const { map, frame } = useLeaflet({
    shows,
    start,
    aloneZoom,
    maxZoom: nearest,
    oneFingerPans,
    onTap,
  })
  const hasFailed = useCoastline(map)
  const hasStreets = useTiles(map, tiles?.url ?? null)
  useArea(map, area)
  useNames(hasStreets ? null : map, area)
  useView(map, props.onView)
  const fit = (points: readonly Point[]) => {
    if (map) fitPoints(map, points, nearest)
    // The clicked marker may have disappeared with the previous view.
    document.getElementById(own)?.focus()
  }
  return (
    <div
      className={joinClasses(
        'relative isolate overflow-hidden rounded-panel border border-line bg-water has-focus-visible:border-pounamu',
        className,
      )}
    >
      <div
        ref={frame}
        id={own}
        role="application"
        aria-roledescription="map"
        aria-label={t.label_arrow_keys_move_the_map_plus_and({ label })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is used by keys
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key === '0' && map) fitPoints(map, shows, aloneZoom)
        }}
        className="place-map absolute inset-0 -outline-offset-2"
      >
        {map &&
          marks?.(fit).map(({ key, content, ...point }) => (
            <MapMarker key={key} map={map} {...point}>
              {content}
            </MapMarker>
          ))}
        {map && pin && <MapPin map={map} {...pin} />}
      </div>
      {map && <MapButtons map={map} onReset={() => fitPoints(map, shows, aloneZoom)} />}
      {map && props.children}
      <p className="pointer-events-none absolute right-1 bottom-1 z-[900] max-w-[70%] rounded-control bg-paper/85 px-1.5 py-0.5 text-xs break-words text-ink-2 [&_a]:pointer-events-auto">
        {hasFailed && `${t.the_coastline_didnt_load()} `}
        {tiles ? tiles.attribution : <OpenStreetMap />}
      </p>
    </div>
  )
}

const OpenStreetMap = () => (
  <a
    href="https://www.openstreetmap.org/copyright"
    target="_blank"
    rel="noreferrer"
    className="underline-offset-2 hover:underline"
  >
    {t.openstreetmap_contributors()}
  </a>
)

function useView(map: LeafletMap | null, onView: PlaceMapProps['onView']) {
  const receive = useEffectEvent((now: LeafletMap) =>
    onView?.({
      window: windowAround(now.getBounds()),
      middle: fromMap(now.getCenter()),
      zoom: now.getZoom(),
    }),
  )
  useEffect(() => {
    if (!map) return undefined
    const report = () => receive(map)
    report()
    map.on('moveend', report)
    return () => void map.off('moveend', report)
  }, [map])
}

function MapButtons({ map, onReset }: { map: LeafletMap; onReset: () => void }) {
  return (
    <div className="absolute top-2 right-2 z-[900] grid gap-1.5">
      <IconButton icon={Plus} label={t.zoom_in_2()} kind="outlined" onClick={() => map.zoomIn()} />
      <IconButton icon={Minus} label={t.zoom_out()} kind="outlined" onClick={() => map.zoomOut()} />
      <IconButton icon={Maximize} label={t.reset_map()} kind="outlined" onClick={onReset} />
    </div>
  )
}

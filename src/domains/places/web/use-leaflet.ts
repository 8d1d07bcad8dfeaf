import { type Map as LeafletMap, map as createMap, control } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Point } from '#domains/places/common/near.ts'
import { type MapPosition, getCorners, fromMap, newZealand, reachable, toMap } from './map-point.ts'

export const maxZoom = { outline: 14, tiles: 18 }

interface LeafletOptions {
  shows: readonly Point[]
  start?: MapPosition | null | undefined
  aloneZoom: number
  maxZoom: number
  /** True if one finger moves the map; else it scrolls the page, and two move the map. */
  oneFingerPans: boolean
  onTap?: ((point: Point) => void) | undefined
}

const edgePx: [number, number] = [48, 48]

export function useLeaflet(options: LeafletOptions): {
  map: LeafletMap | null
  frame: RefCallback<HTMLElement>
} {
  const { shows, start, aloneZoom, oneFingerPans } = options
  const [map, setMap] = useState<LeafletMap | null>(null)
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const opened = openMap(element, oneFingerPans)
      setMap(opened.map)
      return () => {
        opened.close()
        setMap(null)
      }
    },
    [oneFingerPans],
  )

  const tap = useEffectEvent((point: Point) => options.onTap?.(point))
  useEffect(() => {
    map?.on('click', ({ latlng }) => tap(fromMap(latlng)))
  }, [map])

  useEffect(() => {
    map?.setMaxZoom(options.maxZoom)
  }, [map, options.maxZoom])

  const goal = JSON.stringify(start ?? shows)
  useEffect(() => {
    if (!map) return
    const to: MapPosition | Point[] = JSON.parse(goal)
    if (Array.isArray(to)) fitPoints(map, to, aloneZoom)
    else map.setView(toMap(to), to.zoom, { animate: false })
  }, [map, goal, aloneZoom])
  return { map, frame }
}

function openMap(element: HTMLElement, oneFingerPans: boolean): { map: LeafletMap; close: () => void } {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 4,
    zoomSnap: 0.5,
    maxBounds: getCorners(reachable),
    maxBoundsViscosity: 0.9,
    keyboardPanDelta: 64,
    scrollWheelZoom: false,
    dragging: oneFingerPans || !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  map.fitBounds(getCorners(newZealand), { animate: false })
  control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  const watch = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  watch.observe(element)
  const stopWheel = wheelWhenMeant(element, map)
  return {
    map,
    close: () => {
      stopWheel()
      watch.disconnect()
      map.remove()
    },
  }
}

export function fitPoints(map: LeafletMap, points: readonly Point[], aloneZoom: number) {
  if (points.length === 0) map.fitBounds(getCorners(newZealand), { animate: false })
  else {
    const places = points.map(toMap).map(({ lat, lng }): [number, number] => [lat, lng])
    map.fitBounds(places, { maxZoom: aloneZoom, padding: edgePx, animate: false })
  }
}

/** The wheel scrolls the page, unless the map has the focus or a modifier key is held. */
function wheelWhenMeant(element: HTMLElement, map: LeafletMap): () => void {
  const decide = (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || element.contains(document.activeElement)
    if (isMeant) map.scrollWheelZoom.enable()
    else map.scrollWheelZoom.disable()
  }
  element.addEventListener('wheel', decide, { capture: true, passive: true })
  return () => element.removeEventListener('wheel', decide, { capture: true })
}

import { circle, divIcon, layerGroup, type Map as LeafletMap, marker, polygon, svg, tileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { distanceKm, type Point } from '#domains/places/common/distance.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { loadCoastline, readRing } from './coastline.ts'
import { getCities, type NamedPoint, placesWithRoom, suburbsZoom } from './map-labels.ts'
import { toMap } from './map-point.ts'
import { collectPlaces } from './place-match.ts'
import * as t from '#domains/places/texts.ts'

const shore = { interactive: false, weight: 1, fillOpacity: 1, className: 'fill-land stroke-line-strong' }

/** Leaflet's own panes: tiles at 200, areas at 400, markers at 600. */
const depths = { ground: '150', names: '500' }

function ensurePane(map: LeafletMap, name: keyof typeof depths): string {
  const pane = map.getPane(name) ?? map.createPane(name)
  pane.style.zIndex = depths[name]
  return name
}

/** @returns whether the data failed to load */
export function useCoastline(map: LeafletMap | null): boolean {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!map) return undefined
    const ground = layerGroup().addTo(map)
    let isCurrent = true
    // Padding, so that nothing is blank while the map is moved.
    const renderer = svg({ padding: 0.5, pane: ensurePane(map, 'ground') })
    const render = async () => {
      const { rings } = await loadCoastline()
      const islands = rings.map((island) => island.map((ring) => readRing(ring).map(toMap)))
      if (isCurrent) polygon(islands, { ...shore, renderer }).addTo(ground)
    }
    render().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
      ground.remove()
    }
  }, [map])
  return hasFailed
}

/**
 * Adds map tiles if a tile server is configured.
 * @returns whether they are shown
 */
export function useTiles(map: LeafletMap | null, url: string | null): boolean {
  const [isFailing, setFailing] = useState(false)
  useEffect(() => {
    if (!map || url === null) return undefined
    const tiles = tileLayer(url, { maxZoom: 18 }).addTo(map)
    // If tiles fail, the outline shows through with its names again.
    tiles.on('tileerror', () => setFailing(true))
    return () => void tiles.remove()
  }, [map, url])
  return url !== null && !isFailing
}

export function useArea(map: LeafletMap | null, area: (Point & { radius_m: number }) | undefined) {
  const rendered = area && JSON.stringify(area)
  useEffect(() => {
    if (!map || rendered === undefined) return undefined
    const { radius_m: radiusM, ...middle }: Point & { radius_m: number } = JSON.parse(rendered)
    const round = circle(toMap(middle), {
      radius: radiusM,
      interactive: false,
      weight: 2,
      fillOpacity: 1,
      className: 'fill-pounamu/15 stroke-pounamu',
    }).addTo(map)
    return () => void round.remove()
  }, [map, rendered])
}

/**
 * Shows cities, and when zoomed in towns and suburbs; names around the map's subject come first.
 */
export function useNames(map: LeafletMap | null, about: Point | undefined) {
  const [zoom, setZoom] = useState(0)
  const { data } = useApiQuery(
    listPlaces,
    {},
    { staleTime: Number.POSITIVE_INFINITY, enabled: map !== null && zoom >= suburbsZoom },
  )
  const middle = about && JSON.stringify({ latitude: about.latitude, longitude: about.longitude })
  useEffect(() => {
    if (!map) return undefined
    const names = layerGroup().addTo(map)
    const pane = ensurePane(map, 'names')
    const suburbs = sortByDistance(data ? collectPlaces(data.items) : [], middle)
    const write = () => {
      setZoom(map.getZoom())
      const { x: width, y: height } = map.getSize()
      const offered = map.getZoom() >= suburbsZoom && suburbs.length > 0 ? suburbs : getCities()
      names.clearLayers()
      placesWithRoom(offered, { width, height }, (place) => map.latLngToContainerPoint(toMap(place)))
        .map((place) =>
          marker(toMap(place), { icon: nameIcon(place), pane, interactive: false, keyboard: false }),
        )
        .forEach((label) => label.addTo(names))
    }
    write()
    map.on(t.moveend_resize(), write)
    return () => {
      map.off(t.moveend_resize(), write)
      names.remove()
    }
  }, [map, data, middle])
}

function sortByDistance(places: NamedPoint[], middle: string | undefined): NamedPoint[] {
  if (middle === undefined) return places
  const about: Point = JSON.parse(middle)
  return places.toSorted((a, b) => distanceKm(about, a) - distanceKm(about, b))
}

function nameIcon({ name }: NamedPoint) {
  const label = document.createElement('span')
  label.setAttribute('aria-hidden', 'true')
  label.textContent = name
  label.className =
    'absolute flex -translate-x-[3px] -translate-y-1/2 items-center gap-1 text-xs font-medium whitespace-nowrap text-ink-2 [text-shadow:0_0_2px_var(--color-land),0_0_2px_var(--color-land),0_0_3px_var(--color-land)] before:size-[5px] before:shrink-0 before:rounded-full before:bg-ink-2'
  return divIcon({ html: label, className: '', iconSize: [0, 0] })
}

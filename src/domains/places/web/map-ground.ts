import { circle, divIcon, layerGroup, type Map as LeafletMap, marker, polygon, svg, tileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { type Point, distanceKm } from '#domains/places/common/near.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { toMap } from './map-point.ts'
import { collectPlaces } from './place-match.ts'
import * as t from '#domains/places/texts.ts'
import { loadCoastline, readRing } from './coastline.ts'

interface NamedPoint extends Point {
  name: string
}

const city = (name: string, latitude: number, longitude: number): NamedPoint => ({
  name,
  latitude,
  longitude,
})

const getCities = makeTexts((): readonly NamedPoint[] => [
  city(t.auckland(), -36.85, 174.76),
  city(t.wellington(), -41.29, 174.78),
  city(t.christchurch(), -43.53, 172.64),
  city(t.dunedin(), -45.87, 170.5),
  city(t.hamilton(), -37.79, 175.28),
  city(t.tauranga(), -37.69, 176.17),
  city(t.nelson(), -41.27, 173.28),
  city(t.queenstown(), -45.03, 168.66),
  city(t.napier(), -39.49, 176.92),
  city(t.new_plymouth(), -39.06, 174.08),
  city(t.whangarei(), -35.73, 174.32),
  city(t.invercargill(), -46.41, 168.35),
  city(t.gisborne(), -38.66, 178.02),
  city(t.palmerston_north(), -40.36, 175.61),
  city(t.greymouth(), -42.45, 171.21),
  city(t.chatham_islands(), -43.95, -176.56),
  city(t.taupo(), -38.69, 176.08),
  city(t.timaru(), -44.4, 171.25),
  city(t.rotorua(), -38.14, 176.25),
  city(t.kaitaia(), -35.11, 173.27),
  city(t.blenheim(), -41.51, 173.95),
  city(t.whanganui(), -39.93, 175.05),
  city(t.kaikoura(), -42.4, 173.68),
  city(t.oamaru(), -45.1, 170.97),
  city(t.westport(), -41.75, 171.6),
  city(t.wanaka(), -44.7, 169.13),
])

const suburbsZoom = 9.5
const maxLabels = 36
const characterPx = 6.6
const linePx = 16

interface Size {
  width: number
  height: number
}

/** Buttons are at the top right, the scale at the bottom left. */
const isUnderControls = (at: { x: number; right: number; y: number }, { width, height }: Size) =>
  (at.right > width - 56 && at.y < 156) || (at.x < 116 && at.y > height - 44)

/** Picks names by weight while there is room; a name is to the right of its dot. */
function placesWithRoom(
  offered: readonly NamedPoint[],
  size: Size,
  pixelOf: (place: Point) => { x: number; y: number },
): NamedPoint[] {
  const placed: { place: NamedPoint; x: number; y: number; right: number }[] = []
  for (const place of offered) {
    const { x, y } = pixelOf(place)
    const right = x + 10 + place.name.length * characterPx
    if (x < 4 || y < 10 || right > size.width - 4 || y > size.height - 10) continue
    if (isUnderControls({ x, right, y }, size)) continue
    const isFree = placed.every(
      (other) => right < other.x - 6 || x > other.right + 6 || Math.abs(y - other.y) > linePx,
    )
    if (isFree) placed.push({ place, x, y, right })
    if (placed.length === maxLabels) break
  }
  return placed.map(({ place }) => place)
}

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

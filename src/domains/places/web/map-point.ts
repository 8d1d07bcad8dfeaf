import type { LatLngBounds, LatLngLiteral } from 'leaflet'
import type { MapWindow } from '#domains/places/common/map-window.ts'
import type { Point } from '#domains/places/common/near.ts'

/** Longitudes continue beyond 180, so that the Chatham Islands are beside the others. */
export const toMap = ({ latitude, longitude }: Point): LatLngLiteral => ({
  lat: latitude,
  lng: longitude < 0 ? longitude + 360 : longitude,
})

export const fromMap = ({ lat, lng }: LatLngLiteral): Point => ({
  latitude: lat,
  longitude: lng > 180 ? lng - 360 : lng,
})

export const newZealand: MapWindow = { south: -48, west: 165.5, north: -33.8, east: 184.5 }

/** The map's bounds: New Zealand and the sea around it. */
export const reachable: MapWindow = { south: -56, west: 150, north: -26, east: 199 }

export const getCorners = ({ south, west, north, east }: MapWindow): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** A little larger than the view, so that its markers cover a small move. */
export function windowAround(bounds: LatLngBounds): MapWindow {
  const { south, west, north, east } = reachable
  const wider = bounds.pad(0.1)
  return {
    south: between(wider.getSouth(), south, north),
    west: between(wider.getWest(), west, east),
    north: between(wider.getNorth(), south, north),
    east: between(wider.getEast(), west, east),
  }
}

export interface MapPosition extends Point {
  zoom: number
}

const pattern = /^(-?\d{1,2}(?:\.\d{1,6})?),(\d{1,3}(?:\.\d{1,6})?),(\d{1,2}(?:\.5)?)$/

/** Reads `at=-36.85,174.76,11` from an address: the middle and the zoom. */
export function readMapPosition(search: string): MapPosition | null {
  const [, latitude, longitude, zoom] = (pattern.exec(new URLSearchParams(search).get('at') ?? '') ?? []).map(
    Number,
  )
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null
  return Math.abs(latitude) <= 85 && longitude <= 200 && zoom >= 4 && zoom <= 18
    ? { latitude, longitude, zoom }
    : null
}

/** Writes the map's position into the address, for Back and shared links. */
export function writeMapPosition(address: URL, { latitude, longitude, zoom }: MapPosition): string {
  const parts = new URLSearchParams(address.search)
  const place = [latitude, longitude].map((degrees) => Number(degrees.toFixed(4)))
  parts.set('at', [...place, Math.round(zoom * 2) / 2].join(','))
  // Commas stay readable.
  return `${address.pathname}?${parts.toString().replaceAll('%2C', ',')}${address.hash}`
}

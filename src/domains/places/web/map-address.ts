import type { Point } from '#domains/places/common/distance.ts'

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

/** East of the date line, longitudes continue beyond 180, up to 200, so that west is always less than east. */
export interface MapWindow {
  south: number
  west: number
  north: number
  east: number
}

const number = /-?\d{1,3}(?:\.\d{1,8})?/.source
const pattern = new RegExp(`^(${number}),(${number}),(${number}),(${number})$`)

/** Reads '-37.1,174.5,-36.6,175.1' as south, west, north, east; null for anything else. */
export function readWindow(text: string): MapWindow | null {
  const [, south, west, north, east] = (pattern.exec(text) ?? []).map(Number)
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null
  const isOnEarth = south >= -85 && north <= 85 && west >= 0 && east <= 200
  return isOnEarth && south <= north && west <= east ? { south, west, north, east } : null
}

/** Rounded outwards to about a metre. */
export function writeWindow({ south, west, north, east }: MapWindow): string {
  const down = (degrees: number) => Math.floor(degrees * 1e5) / 1e5
  const up = (degrees: number) => Math.ceil(degrees * 1e5) / 1e5
  return [down(south), down(west), up(north), up(east)].map((degrees) => Number(degrees.toFixed(5))).join(',')
}

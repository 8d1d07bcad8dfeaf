export interface Point {
  latitude: number
  longitude: number
}

export const earthRadiusKm = 6371.009
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const shrink = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude))
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, north + shrink * east)))
}

export function nearestTo<Place extends Point>(point: Point, places: readonly Place[]): Place | undefined {
  let nearest: Place | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const distance = distanceKm(point, place)
    if (distance < least) [nearest, least] = [place, distance]
  }
  return nearest
}

export const minRadiusKm = 0.5
export const maxRadiusKm = 200

export interface Near extends Point {
  radiusKm: number
}

const number = /-?\d{1,3}(?:\.\d{1,8})?/.source
const nearPattern = new RegExp(`^(${number}),(${number}),(\\d{1,3}(?:\\.\\d{1,3})?)$`)

/** Reads '-41.23,174.87,10' as within 10 km of that point; null for anything else. */
export function readNear(text: string): Near | null {
  const [, latitude, longitude, radiusKm] = (nearPattern.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined || radiusKm === undefined) return null
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isReasonable = radiusKm >= minRadiusKm && radiusKm <= maxRadiusKm
  return isOnEarth && isReasonable ? { latitude, longitude, radiusKm } : null
}

/** Rounded to about a kilometre, so that a shared address doesn't reveal a home. */
export function writeNear({ latitude, longitude, radiusKm }: Near): string {
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))).join(',') + `,${radiusKm}`
}

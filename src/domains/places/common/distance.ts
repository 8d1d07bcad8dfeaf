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

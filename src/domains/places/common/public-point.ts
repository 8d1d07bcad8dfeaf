import type { Point } from './near.ts'

/** A listing's own place is within about this distance of the public point. */
export const publicRadiusM = 500
/** The radius if only the suburb is known. */
export const suburbRadiusM = 1_500

const step = 500 / 111_195

/**
 * Returns the middle of a square of about 500 m, the same for everything in it: many listings from
 * one place reveal no more than one.
 */
export function roundedPoint({ latitude, longitude }: Point): Point {
  const middle = (Math.floor(latitude / step) + 0.5) * step
  const across = step / Math.cos((middle * Math.PI) / 180)
  return {
    latitude: tidy(middle),
    longitude: tidy((Math.floor(longitude / across) + 0.5) * across),
  }
}

const tidy = (degrees: number) => Math.round(degrees * 1e5) / 1e5

export function publicPoint(place: {
  latitude: number | null
  longitude: number | null
  suburb_latitude: number
  suburb_longitude: number
}): Point & { radius_m: number } {
  const { latitude, longitude } = place
  return latitude === null || longitude === null
    ? { latitude: place.suburb_latitude, longitude: place.suburb_longitude, radius_m: suburbRadiusM }
    : { ...roundedPoint({ latitude, longitude }), radius_m: publicRadiusM }
}

import type { Point } from './distance.ts'

export const min_radius_km = 0.5
export const max_radius_km = 200

export interface Near extends Point {
  radius_km: number
}

const number = /-?\d{1,3}(?:\.\d{1,8})?/.source
const nearPattern = new RegExp(`^(${number}),(${number}),(\\d{1,3}(?:\\.\\d{1,3})?)$`)

/** Reads '-41.23,174.87,10' as within 10 km of that point; null for anything else. */
export function readNear(text: string): Near | null {
  const [, latitude, longitude, radius_km] = (nearPattern.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined || radius_km === undefined) return null
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isReasonable = radius_km >= min_radius_km && radius_km <= max_radius_km
  return isOnEarth && isReasonable ? { latitude, longitude, radius_km } : null
}

/** Rounded to about a kilometre, so that a shared address doesn't reveal a home. */
export function writeNear({ latitude, longitude, radius_km }: Near): string {
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))).join(',') + `,${radius_km}`
}

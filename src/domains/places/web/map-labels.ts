import type { Point } from '#domains/places/common/distance.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/places/texts.ts'

export interface NamedPoint extends Point {
  name: string
}

const city = (name: string, latitude: number, longitude: number): NamedPoint => ({
  name,
  latitude,
  longitude,
})

export const getCities = makeTexts((): readonly NamedPoint[] => [
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

export const suburbsZoom = 9.5
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
export function placesWithRoom(
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

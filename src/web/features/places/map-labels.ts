import type { Point } from '#contract/distance.ts'
import { pixelOf, type Size, type View } from './map-view.ts'

interface Named extends Point {
  name: string
}

const city = (name: string, latitude: number, longitude: number): Named => ({ name, latitude, longitude })

/** What people find their way by on a map of the whole country, the largest first. */
const cities: readonly Named[] = [
  city('Auckland', -36.85, 174.76),
  city('Wellington', -41.29, 174.78),
  city('Christchurch', -43.53, 172.64),
  city('Dunedin', -45.87, 170.5),
  city('Hamilton', -37.79, 175.28),
  city('Tauranga', -37.69, 176.17),
  city('Nelson', -41.27, 173.28),
  city('Queenstown', -45.03, 168.66),
  city('Napier', -39.49, 176.92),
  city('New Plymouth', -39.06, 174.08),
  city('Whangārei', -35.73, 174.32),
  city('Invercargill', -46.41, 168.35),
  city('Gisborne', -38.66, 178.02),
  city('Palmerston North', -40.36, 175.61),
  city('Greymouth', -42.45, 171.21),
  city('Chatham Islands', -43.95, -176.56),
  city('Taupō', -38.69, 176.08),
  city('Timaru', -44.4, 171.25),
  city('Rotorua', -38.14, 176.25),
  city('Kaitāia', -35.11, 173.27),
  city('Blenheim', -41.51, 173.95),
  city('Whanganui', -39.93, 175.05),
  city('Kaikōura', -42.4, 173.68),
  city('Ōamaru', -45.1, 170.97),
  city('Westport', -41.75, 171.6),
  city('Wānaka', -44.7, 169.13),
]

/** From this near, towns and suburbs are named instead of cities. */
export const suburbs_zoom = 9.5
const most_labels = 36
const character_px = 6.6
const line_px = 16

export interface Label {
  name: string
  x: number
  y: number
}

/** The buttons stand above on the right, the scale below on the left. */
const isUnderControls = (at: { x: number; right: number; y: number }, { width, height }: Size) =>
  (at.right > width - 56 && at.y < 156) || (at.x < 116 && at.y > height - 44)

/** The names that there is room for, those of more weight first; a name stands to the right of its dot. */
export function labelsOf(view: View, size: Size, suburbs: readonly Named[]): Label[] {
  const offered = view.zoom >= suburbs_zoom ? suburbs : cities
  const placed: { label: Label; right: number }[] = []
  for (const place of offered) {
    const { x, y } = pixelOf(view, size, place)
    const right = x + 10 + place.name.length * character_px
    if (x < 4 || y < 10 || right > size.width - 4 || y > size.height - 10) continue
    if (isUnderControls({ x, right, y }, size)) continue
    const isFree = placed.every(
      ({ label, right: end }) => right < label.x - 6 || x > end + 6 || Math.abs(y - label.y) > line_px,
    )
    if (isFree) placed.push({ label: { name: place.name, x, y }, right })
    if (placed.length === most_labels) break
  }
  return placed.map(({ label }) => label)
}

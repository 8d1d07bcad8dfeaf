import { expect, test } from 'vitest'
import type { Point } from '#contract/distance.ts'
import { localities } from '#server/modules/places/gazetteer/localities.ts'
import { lakes, land } from '#web/features/places/outline.ts'

const degree_km = 111.2
type Flat = [x: number, y: number]

/** Flat kilometres around a point: true enough for the few that matter here. */
const around =
  (middle: Point) =>
  ({ latitude, longitude }: Point): Flat => [
    (longitude - middle.longitude) * degree_km * Math.cos((middle.latitude * Math.PI) / 180),
    (latitude - middle.latitude) * degree_km,
  ]

const sidesOf = (ring: readonly Point[]) =>
  ring.map((from, at) => [from, ring[(at + 1) % ring.length]!] as const)

function isInside(point: Point, ring: readonly Point[]): boolean {
  const crossed = sidesOf(ring).filter(([a, b]) => {
    if (a.latitude > point.latitude === b.latitude > point.latitude) return false
    const share = (point.latitude - a.latitude) / (b.latitude - a.latitude)
    return point.longitude < a.longitude + share * (b.longitude - a.longitude)
  })
  return crossed.length % 2 === 1
}

function toShore(point: Point, ring: readonly Point[]): number {
  const flat = around(point)
  return Math.min(
    ...sidesOf(ring).map(([from, to]) => {
      const [[ax, ay], [bx, by]] = [flat(from), flat(to)]
      const [dx, dy] = [bx - ax, by - ay]
      const share = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
      return Math.hypot(ax + share * dx, ay + share * dy)
    }),
  )
}

/** How far out at sea, or in a lake, a point of the outline lies; 0 on land. */
function offLand(point: Point): number {
  const lake = lakes.find((ring) => isInside(point, ring))
  if (lake) return toShore(point, lake)
  return land.some((ring) => isInside(point, ring))
    ? 0
    : Math.min(...land.map((ring) => toShore(point, ring)))
}

test('every town and suburb lies on land, or so near that the map does not show it', () => {
  const lost = localities.flatMap(([name, district, latitude, longitude]) => {
    const km = offLand({ latitude, longitude })
    return km > 0.6 ? [`${name}, ${district}: ${km.toFixed(1)} km`] : []
  })
  expect(lost).toEqual([])
  const wet = localities.filter(([, , latitude, longitude]) => offLand({ latitude, longitude }) > 0)
  expect(wet.length).toBeLessThan(20)
})

test.each([
  ['the Hauraki Gulf', -36.72, 174.95],
  ['the Manukau Harbour', -37.03, 174.68],
  ['the Firth of Thames', -37.05, 175.4],
  ['the Bay of Plenty', -37.6, 176.6],
  ['Hawke Bay', -39.3, 177.4],
  ['Wellington Harbour', -41.26, 174.85],
  ['Cook Strait', -41.2, 174.5],
  ['Tasman Bay', -41, 173.3],
  ['Pegasus Bay', -43.4, 172.9],
  ['Canterbury Bight', -44.2, 171.9],
  ['the sea off Dunedin', -45.9, 170.85],
  ['Foveaux Strait', -46.55, 167.95],
  ['Lake Taupō', -38.8, 175.9],
  ['Lake Wakatipu', -45.03, 168.5],
  ['the North Taranaki Bight', -38.7, 174.3],
])('%s is water', (_name, latitude, longitude) => {
  expect(offLand({ latitude, longitude })).toBeGreaterThan(0)
})

test.each([
  ['the city of Auckland', -36.8509, 174.7645],
  ['the city of Wellington', -41.2889, 174.7772],
  ['the city of Christchurch', -43.531, 172.6366],
  ['Dunedin’s Octagon', -45.8742, 170.5036],
  ['Queenstown', -45.0312, 168.6626],
  ['Nelson', -41.2709, 173.2836],
  ['Aoraki', -43.595, 170.142],
  ['Ruapehu', -39.28, 175.57],
  ['Oban', -46.899, 168.127],
  ['Waitangi on the Chathams', -43.953, -176.56],
])('%s is on land', (_name, latitude, longitude) => {
  expect(offLand({ latitude, longitude })).toBeLessThan(0.6)
})

test('it stays small, and no shore crosses itself', () => {
  const rings = [...land, ...lakes]
  expect(rings.flat().length).toBeLessThan(500)
  for (const ring of rings) {
    const flat = ring.map(around(ring[0]!))
    const sides = flat.map((from, at) => [from, flat[(at + 1) % flat.length]!] as const)
    const crossings = sides.flatMap((one, at) =>
      sides.slice(at + 2).filter((other) => other[1] !== one[0] && cross(one, other)),
    )
    expect(crossings).toEqual([])
  }
})

type Side = readonly [Flat, Flat]
const turn = ([ax, ay]: Flat, [bx, by]: Flat, [cx, cy]: Flat) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
const cross = ([a, b]: Side, [c, d]: Side) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)

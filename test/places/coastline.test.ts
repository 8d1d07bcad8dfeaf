import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Point } from '#domains/places/common/near.ts'
import { localities } from '#domains/places/server/gazetteer/localities.data.ts'
import { loadCoastline, readRing } from '#domains/places/web/coastline.ts'

const { rings } = await loadCoastline()
const land = rings.map(([outer]) => readRing(outer!))
const lakes = rings.flatMap(([, ...waters]) => waters.map(readRing))

const degreeKm = 111.2
type Flat = [x: number, y: number]

/** In km on a plane, which is accurate enough over short distances. */
const around =
  (middle: Point) =>
  ({ latitude, longitude }: Point): Flat => [
    (longitude - middle.longitude) * degreeKm * Math.cos((middle.latitude * Math.PI) / 180),
    (latitude - middle.latitude) * degreeKm,
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

/** The distance in km; 0 on land. */
function offLand({ latitude, longitude }: Point): number {
  const point = { latitude, longitude: longitude < 0 ? longitude + 360 : longitude }
  const lake = lakes.find((ring) => isInside(point, ring))
  if (lake) return toShore(point, lake)
  return land.some((ring) => isInside(point, ring))
    ? 0
    : Math.min(...land.map((ring) => toShore(point, ring)))
}

// The gazetteer's points are accurate to about a kilometre, so a few lie just off a wharf.
test('every town and suburb lies on land or invisibly close to it', () => {
  const lost = localities.flatMap(([name, district, latitude, longitude]) => {
    const km = offLand({ latitude, longitude })
    return km > 0.6 ? [`${name}, ${district}: ${km.toFixed(2)} km`] : []
  })
  expect(lost).toEqual([])
  const wet = localities.filter(([, , latitude, longitude]) => offLand({ latitude, longitude }) > 0)
  expect(wet.length).toBeLessThan(localities.length / 25)
})

test.each([
  ['the Hauraki Gulf', -36.65, 174.9],
  ['the Waitematā Harbour below its bridge', -36.829, 174.746],
  ['the Manukau Harbour', -37.03, 174.68],
  ['the Kaipara Harbour', -36.4, 174.2],
  ['the Firth of Thames', -37.05, 175.4],
  ['Tauranga Harbour', -37.62, 176.05],
  ['the Bay of Plenty', -37.6, 176.6],
  ['Hawke Bay', -39.3, 177.4],
  ['Wellington Harbour', -41.26, 174.85],
  ['Porirua Harbour', -41.101, 174.878],
  ['Cook Strait', -41.2, 174.5],
  ['Queen Charlotte Sound', -41.23, 174.08],
  ['Tasman Bay', -41, 173.3],
  ['Pegasus Bay', -43.4, 172.9],
  ['Lyttelton Harbour', -43.615, 172.74],
  ['Akaroa Harbour', -43.82, 172.94],
  ['Otago Harbour', -45.84, 170.6],
  ['Milford Sound', -44.62, 167.87],
  ['Foveaux Strait', -46.55, 167.95],
  ['Lake Taupō', -38.8, 175.9],
  ['Lake Wakatipu', -44.98, 168.4],
])('%s is in the water', (_name, latitude, longitude) => {
  expect(offLand({ latitude, longitude })).toBeGreaterThan(0)
})

test.each([
  ['Roseneath', -41.2905, 174.8005],
  ['Glendowie', -36.8646, 174.8742],
  ['Devonport', -36.829, 174.7985],
  ['Mount Maunganui', -37.6386, 176.1836],
  ['Sumner', -43.5693, 172.7593],
  ['the city of Auckland', -36.8509, 174.7645],
  ['the city of Wellington', -41.2889, 174.7772],
  ['Dunedin’s Octagon', -45.8742, 170.5036],
  ['Queenstown', -45.02, 168.655],
  ['Aoraki', -43.595, 170.142],
  ['Oneroa on Waiheke', -36.7833, 175.0114],
  ['Oban', -46.899, 168.127],
  ['Waitangi on the Chathams', -43.953, -176.56],
])('%s is on land', (_name, latitude, longitude) => {
  expect(offLand({ latitude, longitude })).toBe(0)
})

test.each([
  ['Cape Reinga’s lighthouse', -34.4265, 172.6775],
  ['East Cape', -37.6892, 178.5494],
  ['the Ferry Building', -36.8433, 174.7669],
  ['Castlepoint', -40.9009, 176.2307],
  ['Te Papa', -41.2905, 174.7821],
  ['Pencarrow Head', -41.3617, 174.8497],
  ['Cape Palliser', -41.6133, 175.29],
  ['Cape Farewell', -40.5483, 173.0078],
  ['Taiaroa Head', -45.774, 170.7281],
  ['Nugget Point', -46.4483, 169.8167],
  ['Bluff', -46.6136, 168.3575],
])('the shore passes %s', (_name, latitude, longitude) => {
  expect(Math.min(...land.map((ring) => toShore({ latitude, longitude }, ring)))).toBeLessThan(0.3)
})

test('the coastline names its source and stays below 300 kB', async () => {
  expect((await loadCoastline()).attribution).toBe('© OpenStreetMap contributors')
  const file = path.join(import.meta.dirname, '../../src/domains/places/web/coastline.json')
  expect(statSync(file).size).toBeLessThan(300_000)
  expect(land.flat().length).toBeGreaterThan(10_000)
})

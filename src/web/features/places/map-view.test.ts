import { expect, test } from 'vitest'
import {
  metresPerPixel,
  panned,
  pixelOf,
  pointAt,
  scaleBar,
  tilesOf,
  type View,
  viewOf,
  within,
  zoomedAt,
} from './map-view.ts'

const size = { width: 640, height: 320 }
const petone = { latitude: -41.2263, longitude: 174.8721 }
const waitangi = { latitude: -43.953, longitude: -176.56 }
const kaitaia = { latitude: -35.11, longitude: 173.27 }
const view: View = { ...petone, zoom: 12 }

const near = (point: { latitude: number; longitude: number }) => ({
  latitude: expect.closeTo(point.latitude, 6),
  longitude: expect.closeTo(point.longitude, 6),
})

test.each([petone, waitangi, kaitaia])('a point on the screen is the point on the ground: %j', (point) => {
  expect(pointAt(view, size, pixelOf(view, size, point))).toEqual(near(point))
})

test('the middle of the view is the middle of the screen, north is up and the Chathams are to the east', () => {
  expect(pixelOf(view, size, petone)).toEqual({ x: 320, y: 160 })
  expect(pixelOf(view, size, kaitaia).y).toBeLessThan(0)
  expect(pixelOf(view, size, waitangi).x).toBeGreaterThan(640)
})

test('panning by as many pixels moves the ground by as many', () => {
  const after = panned(view, { x: 50, y: -20 })
  const at = pixelOf(after, size, petone)
  expect(at).toEqual({ x: expect.closeTo(370, 6), y: expect.closeTo(140, 6) })
})

test('zooming keeps what is under the pointer', () => {
  const at = { x: 100, y: 300 }
  const under = pointAt(view, size, at)
  const after = zoomedAt(view, size, at, 9.5)
  expect(after.zoom).toBe(9.5)
  expect(pointAt(after, size, at)).toEqual(near(under))
})

test.each([
  ['nothing', [], -41.2],
  ['one', [petone], petone.latitude],
  ['from one end to the other', [kaitaia, waitangi], -39.6],
])('a view of %s shows it', (_what, points, latitude) => {
  const shown = viewOf(points, size, 13)
  expect(shown.latitude).toBeCloseTo(latitude, 0)
  expect(shown.zoom).toBeLessThanOrEqual(13)
  for (const point of points) {
    const { x, y } = pixelOf(shown, size, point)
    expect([x >= 0 && x <= 640, y >= 0 && y <= 320]).toEqual([true, true])
  }
})

test('nobody gets lost at sea, or nearer than there is anything to see', () => {
  expect(within({ latitude: 10, longitude: 20, zoom: 30 }, 14)).toEqual({
    latitude: -33,
    longitude: 164,
    zoom: 14,
  })
  expect(within({ ...waitangi, zoom: 1 }, 14)).toEqual({ ...near(waitangi), zoom: 3.5 })
})

test('a pixel is as much ground as it should be, and the bar says so in round figures', () => {
  expect(metresPerPixel({ latitude: 0, longitude: 170, zoom: 0 })).toBeCloseTo(156_543, 0)
  expect(metresPerPixel(view)).toBeCloseTo(28.7, 1)
  expect(scaleBar(view)).toEqual({ words: '2 km', width: expect.closeTo(69.6, 0) })
  expect(scaleBar({ ...view, zoom: 14 }).words).toBe('500 m')
  expect(scaleBar({ ...view, zoom: 4 }).words).toBe('500 km')
})

test('tiles cover the screen without gaps, from the template', () => {
  const tiles = tilesOf({ ...petone, zoom: 12.3 }, size, 'https://t.nz/{z}/{x}/{y}.png')
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map((one) => one.x + one.size))).toBeGreaterThanOrEqual(640)
  expect(Math.max(...tiles.map((one) => one.y + one.size))).toBeGreaterThanOrEqual(320)
  expect(tiles.map(({ href }) => href)).toContain('https://t.nz/12/4037/2563.png')
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length)
})

test('beyond the line of dates the columns begin anew', () => {
  const tiles = tilesOf({ ...waitangi, zoom: 6 }, size, '{z}/{x}/{y}')
  for (const { href } of tiles) {
    const column = Number(href.split('/')[1])
    expect(column >= 0 && column < 64).toBe(true)
  }
})

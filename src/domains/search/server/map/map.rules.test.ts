import { expect, test } from 'vitest'
import { readWindow, writeWindow } from '#domains/places/common/map-window.ts'
import { toListingId } from '#platform/common/ids.ts'
import { type Cell, isTooLarge, mercatorY, mergeClose } from './map.rules.ts'

const cell = (latitude: number, longitude: number, count: number, listingId = count): Cell => ({
  latitude,
  longitude,
  count,
  listing_id: toListingId(listingId),
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
})

test.each([
  ['-37.1,174.5,-36.6,175.1', { south: -37.1, west: 174.5, north: -36.6, east: 175.1 }],
  ['-44.5,182,-43.5,184', { south: -44.5, west: 182, north: -43.5, east: 184 }],
  ['-41,174,-41,174', { south: -41, west: 174, north: -41, east: 174 }],
  ['-36,174.5,-37,175.1', null],
  ['-37,175,-36,174', null],
  ['-37,-176,-36,175', null],
  ['-90,170,-36,175', null],
  ['-37,170,-36,201', null],
  ['-37,170,-36', null],
  ['', null],
])('parses the window %s', (text, window) => expect(readWindow(text)).toEqual(window))

test('a window is rounded outwards to contain its edges', () => {
  const written = readWindow(writeWindow({ south: -41.123456, west: 174.1, north: -41.123454, east: 174.1 }))!
  expect(written.south).toBeLessThanOrEqual(-41.123456)
  expect(written.north).toBeGreaterThanOrEqual(-41.123454)
})

test.each([
  [0, 0.5],
  [-41.29, 0.6266],
  [-66.51326, 0.75],
])('the latitude %f is at %f of the map', (latitude, y) => expect(mercatorY(latitude)).toBeCloseTo(y, 3))

test.each([
  [{ south: -48, west: 160, north: -33, east: 190 }, 6, false],
  [{ south: -48, west: 160, north: -33, east: 190 }, 12, true],
  [{ south: -41.4, west: 174.6, north: -41.1, east: 175 }, 12, false],
])('%o at zoom %i exceeds a screen: %s', (window, zoom, isMore) =>
  expect(isTooLarge(window, zoom)).toBe(isMore),
)

test('marks that are too close merge in the middle of their listings, without losing any', () => {
  const marks = mergeClose([cell(-41, 174, 3), cell(-41.001, 174.001, 1, 9), cell(-43, 172, 2)], 6)
  expect(marks.map(({ count }) => count)).toEqual([4, 2])
  expect(marks[0]).toMatchObject({ south: -41.001, north: -41, west: 174, east: 174.001 })
  expect(marks[0]!.latitude).toBeCloseTo(-41.00025, 5)
  expect(mergeClose([cell(-41, 174, 3), cell(-41.001, 174.001, 1, 9)], 20)).toHaveLength(2)
})

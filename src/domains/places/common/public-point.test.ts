import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './near.ts'
import { publicRadiusM, publicPoint, roundedPoint } from './public-point.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test.each([
  ['a house in Petone', at(-41.22631, 174.87214), at(-41.22712, 174.87425)],
  ['the house next door', at(-41.22642, 174.8723), at(-41.22712, 174.87425)],
  ['the end of the street', at(-41.2289, 174.8717), at(-41.22712, 174.87425)],
  ['the next street but three', at(-41.2214, 174.8821), at(-41.22263, 174.88016)],
  ['Waitangi on the Chathams', at(-43.953, -176.56), at(-43.95207, -176.55803)],
])('%s is rounded', (_name, place, rounded) => {
  expect(roundedPoint(place)).toEqual(rounded)
})

const places = fc.record({
  latitude: fc.double({ min: -47.5, max: -34, noNaN: true }),
  longitude: fc.double({ min: 166, max: 179, noNaN: true }),
})

test('the public circle contains the place, anywhere in the country', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(distanceKm(place, roundedPoint(place)) * 1000).toBeLessThan(publicRadiusM)
    }),
  )
})

test('rounding a rounded point changes nothing', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(roundedPoint(roundedPoint(place))).toEqual(roundedPoint(place))
    }),
  )
})

test('a hundred neighbours share a few points, so their mean reveals no more', () => {
  const home = at(-41.22712, 174.87425)
  const received = new Set<string>()
  for (let n = 0; n < 100; n += 1) {
    const angle = n * 2.4
    const neighbour = at(home.latitude + 0.001 * Math.sin(angle), home.longitude + 0.001 * Math.cos(angle))
    received.add(JSON.stringify(roundedPoint(neighbour)))
  }
  expect(received.size).toBe(1)
})

test.each([
  ['its own place, rounded', at(-41.22631, 174.87214), { ...at(-41.22712, 174.87425), radius_m: 500 }],
  ['its suburb', { latitude: null, longitude: null }, { ...at(-41.23, 174.87), radius_m: 1500 }],
])('the public point is %s', (_name, own, known) => {
  expect(publicPoint({ ...own, suburb_latitude: -41.23, suburb_longitude: 174.87 })).toEqual(known)
})

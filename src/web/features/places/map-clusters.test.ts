import { expect, test } from 'vitest'
import { clustersOf, isSpread } from './map-clusters.ts'

const item = (id: string, latitude: number, longitude: number) => ({ id, point: { latitude, longitude } })
const petone = item('petone', -41.227, 174.874)
const seaview = item('seaview', -41.241, 174.9)
const again = item('petone again', -41.227, 174.874)
const dunedin = item('dunedin', -45.87, 170.5)
const chathams = item('chathams', -43.952, -176.56)
const all = [petone, seaview, again, dunedin, chathams]

const idsAt = (zoom: number) =>
  clustersOf({ latitude: -41.2, longitude: 174.9, zoom }, all).map(({ items }) => items.map(({ id }) => id))

test('what covers each other is one, and comes apart as one comes nearer', () => {
  expect(idsAt(4)).toEqual([['petone', 'seaview', 'petone again'], ['dunedin'], ['chathams']])
  expect(idsAt(13)).toEqual([['petone', 'petone again'], ['seaview'], ['dunedin'], ['chathams']])
})

test('a cluster stands in the middle of what is in it, and does not move with the map', () => {
  const [here] = clustersOf({ latitude: -41.2, longitude: 174.9, zoom: 8 }, all)
  const [there] = clustersOf({ latitude: -44, longitude: 170, zoom: 8 }, all)
  expect(here).toEqual(there)
  expect(here!.latitude).toBeCloseTo((-41.227 * 2 - 41.241) / 3, 5)
})

test('what lies on one point does not come apart', () => {
  expect(isSpread([petone, again])).toBe(false)
  expect(isSpread([petone, seaview])).toBe(true)
})

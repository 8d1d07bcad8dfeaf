import { expect, test } from 'vitest'
import { readMapPosition, writeMapPosition } from './map-point.ts'

test.each<[string, ReturnType<typeof readMapPosition>]>([
  ['?view=map&at=-36.8485,174.7633,11.5', { latitude: -36.8485, longitude: 174.7633, zoom: 11.5 }],
  ['?at=-44,183.5,8', { latitude: -44, longitude: 183.5, zoom: 8 }],
  ['?view=map', null],
  ['?at=-36.8,174.7', null],
  ['?at=-36.8,174.7,99', null],
  ['?at=-91,174.7,9', null],
  ['?at=north,east,9', null],
])('readMapPosition reads %s', (search, position) => {
  expect(readMapPosition(search)).toEqual(position)
})

test('writeMapPosition replaces the position and keeps the search', () => {
  const address = new URL('https://hoko.nz/ibuy?category=5&view=map&at=-41,174,6')
  const written = writeMapPosition(address, { latitude: -36.848461, longitude: 174.763336, zoom: 11.4 })
  expect(written).toBe('/ibuy?category=5&view=map&at=-36.8485,174.7633,11.5')
  expect(readMapPosition(new URL(written, address).search)).toEqual({
    latitude: -36.8485,
    longitude: 174.7633,
    zoom: 11.5,
  })
})

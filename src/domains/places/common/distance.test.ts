import { expect, test } from 'vitest'
import { distanceKm, nearestTo } from './distance.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const wellington = at(-41.2866, 174.7756)
const auckland = at(-36.8485, 174.7633)
const chathams = at(-43.954, -176.559)

test.each([
  ['nowhere', wellington, wellington, 0],
  ['a thousandth of a degree north', wellington, at(-41.2856, 174.7756), 0.111],
  ['Wellington to Auckland', wellington, auckland, 493.5],
  ['Wellington to the Chathams, over the line of dates', wellington, chathams, 771],
])('%s', (_name, a, b, km) => {
  expect(distanceKm(a, b)).toBeCloseTo(km, km > 100 ? -1 : 2)
  expect(distanceKm(b, a)).toBe(distanceKm(a, b))
})

test('the nearest is found, and none of an empty list', () => {
  const petone = { name: 'Petone', ...at(-41.229, 174.87) }
  const otaki = { name: 'Ōtaki', ...at(-40.758, 175.15) }
  expect(nearestTo(wellington, [otaki, petone])?.name).toBe('Petone')
  expect(nearestTo(wellington, [])).toBeUndefined()
})

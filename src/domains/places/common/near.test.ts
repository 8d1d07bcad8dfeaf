import { expect, test } from 'vitest'
import { readNear, writeNear, distanceKm, nearestTo } from './near.ts'

test.each([
  ['-41.23,174.87,10', { latitude: -41.23, longitude: 174.87, radiusKm: 10 }],
  ['-43.95,-176.56,0.5', { latitude: -43.95, longitude: -176.56, radiusKm: 0.5 }],
  ['0,0,200', { latitude: 0, longitude: 0, radiusKm: 200 }],
  ['', null],
  ['-41.23,174.87', null],
  ['-41.23,174.87,10,1', null],
  ['-41.23,174.87,0', null],
  ['-41.23,174.87,0.4', null],
  ['-41.23,174.87,201', null],
  ['-41.23,174.87,-5', null],
  ['-91,174.87,5', null],
  ['-41,181,5', null],
  ['-41,NaN,5', null],
  ['1e1,174,5', null],
  [' -41.23,174.87,10', null],
  ['-41.23,174.87,10; drop table', null],
])('%j is read as %j', (text, near) => {
  expect(readNear(text)).toEqual(near)
})

test('a written point reads back to about a kilometre', () => {
  const text = writeNear({ latitude: -41.226312, longitude: 174.872145, radiusKm: 25 })
  expect(text).toBe('-41.23,174.87,25')
  expect(readNear(text)).toEqual({ latitude: -41.23, longitude: 174.87, radiusKm: 25 })
})

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

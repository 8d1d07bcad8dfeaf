import { expect, test } from 'vitest'
import { labelsOf, suburbs_zoom } from './map-labels.ts'
import { viewOf } from './map-view.ts'

const size = { width: 640, height: 480 }
const petone = { name: 'Petone', latitude: -41.225, longitude: 174.87 }
const korokoro = { name: 'Korokoro', latitude: -41.2252, longitude: 174.871 }
const seaview = { name: 'Seaview', latitude: -41.24, longitude: 174.905 }
const near = { ...petone, zoom: 13 }
const names = (labels: { name: string }[]) => labels.map(({ name }) => name)

test('from afar cities are named, the largest first; from near, what is there', () => {
  const country = viewOf([], size, 13)
  expect(names(labelsOf(country, size, [petone])).slice(0, 3)).toEqual([
    'Auckland',
    'Wellington',
    'Christchurch',
  ])
  expect(names(labelsOf(near, size, [petone, seaview]))).toEqual(['Petone', 'Seaview'])
  expect(names(labelsOf({ ...near, zoom: suburbs_zoom - 0.1 }, size, [petone]))).toContain('Wellington')
})

test('of two in one spot the first is named', () => {
  expect(names(labelsOf(near, size, [petone, korokoro]))).toEqual(['Petone'])
  expect(names(labelsOf(near, size, [korokoro, petone]))).toEqual(['Korokoro'])
})

test('no name lies over another, under the buttons or beyond the edge', () => {
  const crowd = Array.from({ length: 400 }, (_, n) => ({
    name: `Place ${n}`,
    latitude: -41.3 + (n % 20) * 0.008,
    longitude: 174.75 + Math.floor(n / 20) * 0.012,
  }))
  const labels = labelsOf(near, size, crowd)
  expect(labels.length).toBeGreaterThan(10)
  for (const { x, y, name } of labels) {
    const right = x + 10 + name.length * 6.6
    expect(x > 0 && right < size.width && y > 0 && y < size.height).toBe(true)
    expect(right > size.width - 56 && y < 156).toBe(false)
    const over = labels.filter(
      (other) => other.name !== name && Math.abs(other.y - y) <= 16 && other.x >= x && other.x < right,
    )
    expect(over).toEqual([])
  }
})

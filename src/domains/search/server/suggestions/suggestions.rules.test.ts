import { expect, test } from 'vitest'
import { indexEntries, isOneSlip, matchEntries, mergedVehicles, vehicleEntries } from './suggestions.rules.ts'

test.each([
  // Covers a letter left out, added, replaced, and two swapped; at the end, and before more is
  // typed.
  ['toyta', 'toyota', true],
  ['toyoota', 'toyota', true],
  ['toyeta', 'toyota', true],
  ['toytoa', 'toyota', true],
  ['toyotas', 'toyota', true],
  ['tyot', 'toyota', true],
  ['corrol', 'corolla', true],
  // Covers two typos, a wrong first letter, and a text too short to tell.
  ['toyetu', 'toyota', false],
  ['boyota', 'toyota', false],
  ['tay', 'toyota', false],
])('%s is accepted for %s: %s', (typed, word, isSlip) => {
  expect(isOneSlip(typed, word)).toBe(isSlip)
})

test('spellings of a make are merged, and the most common is shown', () => {
  const spelled = [
    { make: 'TOYOTA', model: 'Hilux', listing_count: 2 },
    { make: 'Toyota', model: 'Hilux', listing_count: 3 },
    { make: 'Toyota', model: 'HiLux', listing_count: 1 },
    { make: 'Škoda', model: '', listing_count: 1 },
    { make: '–', model: 'Nothing', listing_count: 9 },
  ]
  expect(mergedVehicles(spelled, 10)).toEqual([
    { make: 'Toyota', model: '', listing_count: 6 },
    { make: 'Toyota', model: 'Hilux', listing_count: 6 },
    { make: 'Škoda', model: '', listing_count: 1 },
  ])
  expect(mergedVehicles(spelled, 1)).toHaveLength(1)
})

test('only the most common models are shown, with their make', () => {
  const vehicles = ['Corolla', 'Hilux', 'Camry', 'Yaris', 'Prius'].map((model, index) => ({
    make: 'Toyota',
    model,
    listing_count: index + 1,
  }))
  const found = matchEntries(indexEntries(vehicleEntries(mergedVehicles(vehicles, 99))), 'toyota')
  expect(found.map(({ words }) => words)).toEqual([
    'Toyota',
    'Toyota Prius',
    'Toyota Yaris',
    'Toyota Camry',
    'Toyota Hilux',
  ])
  expect(found[1]!.search).toEqual({ type: 'vehicle', make: ['Toyota'], model: ['Prius'] })
})

test('five thousand makes and models are matched in a few milliseconds', () => {
  const vehicles = Array.from({ length: 5_000 }, (_, n) => ({
    make: `Make${n % 70}`,
    model: `Model ${n}`,
    listing_count: 1,
  }))
  const index = indexEntries(vehicleEntries(vehicles))
  // Takes the quickest of several runs, since other tests need the CPU as well.
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now()
    expect(matchEntries(index, 'mpdel 49').length).toBeGreaterThan(0)
    return performance.now() - began
  })
  expect(Math.min(...times)).toBeLessThan(25)
})

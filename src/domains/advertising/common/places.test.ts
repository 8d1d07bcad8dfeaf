import { expect, test } from 'vitest'
import { countAdvertised, isAdvertisingDue } from './places.ts'

/** Returns the numbers of cards followed by advertisements, in a list that grew card by card. */
const placesIn = (cards: number, period: number) =>
  Array.from({ length: cards }, (_, n) => n + 1).filter((n) => isAdvertisingDue(n - 1, n, period))

test.each([
  [0, 8, []],
  [7, 8, []],
  [8, 8, [8]],
  [24, 8, [8, 16, 24]],
  [25, 8, [8, 16, 24]],
  [24, 5, [5, 10, 15, 20]],
  [3, 1, [1, 2, 3]],
  [99, 100, []],
])('a grid of %i cards with one place every %i has them after %j', (cards, period, places) => {
  expect(placesIn(cards, period)).toEqual(places)
})

test('more cards move none of the earlier places', () => {
  const short = placesIn(24, 7)
  expect(placesIn(96, 7).slice(0, short.length)).toEqual(short)
})

test.each<[string, number[], number, number[]]>([
  ['after the first full row of them', [8, 4, 8, 4, 8], 8, [0, 2, 3, 4]],
  ['once, however many a shelf has', [20, 2], 4, [0]],
  ['not while there are too few', [3, 4], 8, []],
  ['an empty shelf changes nothing', [8, 0, 4], 8, [0]],
])('the home page has advertisements between shelves: %s', (_case, shelves, period, places) => {
  const ends = shelves.map((_, n) => shelves.slice(0, n + 1).reduce((sum, cards) => sum + cards, 0))
  const due = ends.flatMap((end, n) => (isAdvertisingDue(ends[n - 1] ?? 0, end, period) ? [n] : []))
  expect(due).toEqual(places)
})

test.each([
  [{ amount: 2, running: { results: 5, home: 1 } }, 2, 1],
  [{ amount: 1, running: { results: 0, home: 3 } }, 0, 1],
  [{ amount: 0, running: { results: 5, home: 5 } }, 0, 0],
])('%j gives %i places in results and %i at home', (counters, results, home) => {
  expect(countAdvertised(counters, 'results')).toBe(results)
  expect(countAdvertised(counters, 'home')).toBe(home)
})

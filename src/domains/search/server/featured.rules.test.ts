import { expect, test } from 'vitest'
import { searchQuery } from '#domains/search/common/search.shapes.ts'
import { chooseFeatured, getTurn, takesFeatured } from './featured.rules.ts'

const ids = (count: number) => Array.from({ length: count }, (_, n) => 100_001 + n)

test.each([1, 2, 3, 4, 5, 7, 12, 50])('each of %i is as often in each place as the others', (count) => {
  const shown = new Map<string, number>()
  const rounds = 3
  for (let turn = 29_000_000; turn < 29_000_000 + rounds * count; turn += 1)
    for (const [place, id] of chooseFeatured(ids(count), turn).entries())
      shown.set(`${id} ${place}`, (shown.get(`${id} ${place}`) ?? 0) + 1)
  const places = Math.min(count, 4)
  expect(shown.size).toBe(count * places)
  expect(new Set(shown.values())).toEqual(new Set([rounds]))
})

test('none is shown twice at a time, and none if there are none', () => {
  expect(new Set(chooseFeatured(ids(3), 8)).size).toBe(3)
  expect(chooseFeatured([], 8)).toEqual([])
})

test('the rotation changes every minute', () => {
  const now = new Date('2026-11-25T20:00:30Z')
  expect(getTurn(new Date('2026-11-25T20:00:59Z'))).toBe(getTurn(now))
  expect(getTurn(new Date('2026-11-25T20:01:00Z'))).toBe(getTurn(now) + 1)
})

test.each([
  [{}, true],
  [{ sort: 'newest' }, true],
  [{ q: 'bike' }, true],
  [{ q: 'bike', type: 'vehicle' }, true],
  [{ sort: 'closing_soon' }, false],
  [{ sort: 'price_low' }, false],
  [{ sort: 'most_bids' }, false],
  [{ seller: 1001 }, false],
  [{ cursor: 'x' }, false],
] as const)('%j shows featured listings: %s', (input, takes) =>
  expect(takesFeatured(searchQuery.parse(input))).toBe(takes),
)

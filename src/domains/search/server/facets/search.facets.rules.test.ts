import { expect, test } from 'vitest'
import { maxBars, priceEdges, priceBars } from './search.facets.rules.ts'

const bucketOf = (dollars: number) => priceEdges.filter((edge) => edge <= dollars * 100).length
const counted = (prices: [dollars: number, count: number][]) =>
  new Map(prices.map(([dollars, count]) => [bucketOf(dollars), count]))
const cars: [number, number][] = [
  [5_000, 20],
  [10_000, 40],
  [20_000, 30],
  [30_000, 10],
]

test('an outlier price goes into the first or last bar without stretching the scale', () => {
  const usual = priceBars(counted(cars))
  expect([usual[0]!.from_cents, usual.at(-1)!.to_cents]).toEqual([5_000_00, 50_000_00])
  const odd = priceBars(counted([[1, 1], ...cars, [900_000, 1]]))
  expect(odd).toHaveLength(usual.length)
  expect(odd[0]).toEqual({ from_cents: 0, to_cents: usual[0]!.to_cents, count: 21 })
  expect(odd.at(-1)).toEqual({ from_cents: 30_000_00, to_cents: null, count: 11 })
})

test.for([
  [
    'a few',
    counted([
      [1, 1],
      [2_000, 2],
      [90_000, 1],
    ]),
  ],
  ['one price', counted([[40, 7]])],
  ['every price', new Map(priceEdges.map((_, bucket) => [bucket, 50]))],
] as const)('bars of %s are consecutive and include every price', ([, counts]) => {
  const bars = priceBars(counts)
  expect(bars.length).toBeLessThanOrEqual(maxBars)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe([...counts.values()].reduce((a, b) => a + b))
  for (const [at, { from_cents }] of bars.entries())
    if (at > 0) expect(from_cents).toBe(bars[at - 1]!.to_cents)
})

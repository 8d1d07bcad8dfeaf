import { expect, test } from 'vitest'
import { getEnds, getPrices } from './price-slider.tsx'

const bars = [
  { from_cents: 0, to_cents: 10_00, count: 4 },
  { from_cents: 10_00, to_cents: 20_00, count: 3 },
  { from_cents: 20_00, to_cents: 50_00, count: 9 },
  { from_cents: 50_00, to_cents: null, count: 1 },
]

test.each([
  [{}, [0, 4]],
  [{ price_min: 10_00 }, [1, 4]],
  [{ price_max: 20_00 }, [0, 2]],
  [{ price_min: 20_00, price_max: 50_00 }, [2, 3]],
  [{ price_min: 15_00, price_max: 30_00 }, [1, 3]],
  [{ price_min: 90_00 }, [3, 4]],
  [{ price_min: 20_00, price_max: 10_00 }, [2, 3]],
])('getEnds puts the handles around the bars that the prices touch: %j', (prices, ends) => {
  expect(getEnds(bars, prices)).toEqual(ends)
})

test.each([
  [[0, 4], {}],
  [[1, 4], { price_min: 10_00 }],
  [[0, 3], { price_max: 50_00 }],
  [[1, 2], { price_min: 10_00, price_max: 20_00 }],
] as const)('getPrices leaves a price open at the outermost edge: %j', ([low, high], prices) => {
  expect(getPrices(bars, [low, high])).toEqual({ price_min: undefined, price_max: undefined, ...prices })
})

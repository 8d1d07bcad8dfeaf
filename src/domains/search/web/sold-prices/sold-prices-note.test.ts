import { expect, test } from 'vitest'
import type { SoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import { describeSold } from './sold-prices-note.tsx'

const bikes: SoldPrices = {
  sales: 14,
  median_cents: 240_00,
  low_cents: 180_00,
  high_cents: 300_00,
  basis: 'category',
  of: 'Road bikes',
  condition: 'used',
  years: null,
}

test.each<[Partial<SoldPrices>, string]>([
  [{}, 'Based on 14 sales of used items in Road bikes in the last 12 months.'],
  [{ condition: null }, 'Based on 14 sales of items in Road bikes in the last 12 months.'],
  [
    { basis: 'words' },
    'Based on 14 sales of used items with a similar title in Road bikes in the last 12 months.',
  ],
  [
    { basis: 'model', of: 'Toyota Aqua', condition: null, years: { from: 2013, to: 2017 }, sales: 1200 },
    'Based on 1,200 sales of Toyota Aqua, 2013 to 2017, in the last 12 months.',
  ],
  [{ basis: 'model', of: 'Toyota Aqua' }, 'Based on 14 sales of Toyota Aqua in the last 12 months.'],
])('%j', (expected, words) => {
  expect(describeSold({ ...bikes, ...expected }).restsOn).toBe(words)
})

test('a price range is named if there is one', () => {
  expect(describeSold(bikes)).toMatchObject({
    price: 'NZ$\u00a0240',
    range: 'Half of them went for NZ$\u00a0180 to NZ$\u00a0300.',
  })
  expect(describeSold({ ...bikes, low_cents: 240_00, high_cents: 240_00 }).range).toBeNull()
})

import { expect, test } from 'vitest'
import { listFeePrices, type PricedValues } from './fee-prices.ts'

const values: PricedValues = {
  sale_method: 'auction',
  start_price_cents: 1000,
  buy_now_price_cents: null,
  quantity: '1',
}

test.each<[string, Partial<PricedValues>, [string, number][]]>([
  ['an auction at its start price', {}, [['start', 1000]]],
  [
    'an auction at both its prices',
    { buy_now_price_cents: 5000 },
    [
      ['start', 1000],
      ['buy_now', 5000],
    ],
  ],
  ['a fixed price alone', { sale_method: 'fixed_price', buy_now_price_cents: 5000 }, [['price', 5000]]],
  [
    'one of several',
    { sale_method: 'fixed_price', buy_now_price_cents: 5000, quantity: '3' },
    [['each', 5000]],
  ],
  ['nothing for an asking price', { sale_method: 'enquire', buy_now_price_cents: 5000 }, []],
  ['nothing before there is a price', { start_price_cents: null }, []],
])('listFeePrices lists %s', (_title, changes, prices) => {
  expect(listFeePrices({ ...values, ...changes }).map(({ kind, cents }) => [kind, cents])).toEqual(prices)
})

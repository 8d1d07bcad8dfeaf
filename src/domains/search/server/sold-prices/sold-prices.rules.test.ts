import { describe, expect, test } from 'vitest'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import {
  aroundYear,
  roundPrice,
  summariseSales,
  findDistinctiveWords,
  withSharedWords,
  type Sale,
} from './sold-prices.rules.ts'

const soldAt = (dollars: number[], sellers = 3): Sale[] =>
  dollars.map((price, index) => ({
    listing_id: toListingId(index + 1),
    seller_id: toAccountId(index % sellers),
    price_cents: price * 100,
    title: 'Sea kayak',
    year: null,
  }))

describe('the summary of sales', () => {
  test.each<[string, Sale[], [sales: number, low: number, median: number, high: number] | null]>([
    ['no sale', [], null],
    ['four sales', soldAt([100, 110, 120, 130], 4), null],
    ['five sales', soldAt([100, 110, 120, 130, 140]), [5, 110, 120, 130]],
    ['five sales of two sellers', soldAt([100, 110, 120, 130, 140], 2), null],
    [
      'fifty sales of one seller',
      soldAt(
        Array.from({ length: 50 }, () => 100),
        1,
      ),
      null,
    ],
    ['in any order', soldAt([140, 100, 130, 110, 120]), [5, 110, 120, 130]],
    ['an even number lies between two', soldAt([10, 20, 30, 40, 50, 60]), [6, 23, 35, 48]],
    ['all alike', soldAt([45, 45, 45, 45, 45]), [5, 45, 45, 45]],
    ['one far off moves nothing', soldAt([100, 110, 120, 130, 90_000]), [5, 110, 120, 130]],
  ])('%s', (_what, sales, expected) => {
    const [count, low, median, high] = expected ?? []
    expect(summariseSales(sales)).toEqual(
      expected && {
        sales: count,
        low_cents: low! * 100,
        median_cents: median! * 100,
        high_cents: high! * 100,
      },
    )
  })
})

test.each([
  [1, 50],
  [3_20, 3_00],
  [9_99, 10_00],
  [21_30, 21_00],
  [47_10, 47_00],
  [118_00, 120_00],
  [243_00, 240_00],
  [1_137_00, 1_150_00],
  [6_880_00, 6_900_00],
  [23_456_00, 23_000_00],
])('%i cents are rounded to %i', (priceCents, expected) => {
  expect(roundPrice(priceCents)).toBe(expected)
})

test.each([
  ['A very good sofa for two', ['sofa']],
  ['Kōwhai & tōtara bowls, 24 cm', ['kowhai', 'totara', 'bowl']],
  ['1996 Fender Stratocaster, fiesta red', ['fender', 'stratocaster', 'fiesta', 'red']],
  ['2 x 4', []],
])('significant words are found in %s', (title, words) => {
  expect(findDistinctiveWords(title)).toEqual(words)
})

test.each([
  ['Sea kayak with paddles', ['Sea kayak', 'Plastic sea kayak, red'], ['Fishing kayak', 'Sea chest']],
  ['Crokinole', ['Crokinole board, maple'], ['Chess board']],
  ['2 x 4', [], ['2 x 4']],
])('a title is similar to %s by its words', (title, similar, others) => {
  const sales = [...similar, ...others].map((one) => ({ ...soldAt([1])[0]!, title: one }))
  expect(withSharedWords(title, sales).map((sale) => sale.title)).toEqual(similar)
})

describe('a vehicle of about the same year', () => {
  const ofYears = (years: (number | null)[]) =>
    soldAt(years.map((_, index) => 10_000 + index * 1000)).map((sale, index) => ({
      ...sale,
      year: years[index]!,
    }))
  test.each<[string, (number | null)[], { from: number; to: number } | null]>([
    ['enough within two years', [2014, 2015, 2016, 2017, 2018, 2009], { from: 2014, to: 2018 }],
    ['enough within five', [2011, 2013, 2016, 2019, 2021], { from: 2011, to: 2021 }],
    ['too far apart', [2001, 2005, 2016, 2022, 2024], null],
    ['unknown years do not count', [2016, 2016, 2016, 2016, null], null],
  ])('%s', (_what, years, expected) => {
    expect(aroundYear(2016, ofYears(years))?.years ?? null).toEqual(expected)
  })
})

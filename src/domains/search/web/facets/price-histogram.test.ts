import { expect, test } from 'vitest'
import { fullestRange, showsHistogram } from './price-histogram.tsx'

const bars = (...counts: number[]) =>
  counts.map((count, index) => ({
    from_cents: index * 100_00,
    to_cents: index === counts.length - 1 ? null : (index + 1) * 100_00,
    count,
  }))

test.each([
  [bars(1, 2, 0, 0), 'The range with the most listings is NZ$\u00a0100 to NZ$\u00a0200: 2 listings of 3.'],
  [bars(5, 2, 1), 'The range with the most listings is under NZ$\u00a0100: 5 listings of 8.'],
  [bars(1, 2, 1_200), 'The range with the most listings is over NZ$\u00a0200: 1,200 listings of 1,203.'],
  [bars(1, 0, 1, 1), '3 listings, no price range with more than 1 listing.'],
  [bars(4, 0, 4), '8 listings, no price range with more than 4 listings.'],
])('the histogram’s summary names the most common price range: %#', (given, words) => {
  expect(fullestRange(given)).toBe(words)
})

test.each([
  ['enough listings', bars(4, 3, 3), true],
  ['few listings', bars(1, 1, 7), false],
  ['two bars', bars(20, 20), false],
])('showsHistogram decides for %s', (_name, given, shows) => {
  expect(showsHistogram(given)).toBe(shows)
})

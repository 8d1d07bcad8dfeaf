import { expect, test } from 'vitest'
import { toListingId } from '#platform/common/ids.ts'
import { pseudonymAt, pseudonyms } from './pseudonyms.service.ts'

test('no two names are alike, and no two bidders of an auction share one', () => {
  expect(new Set(pseudonyms).size).toBe(pseudonyms.length)
  for (const listing of [toListingId(100_001), toListingId(100_002), toListingId(100_077)]) {
    const names = Array.from({ length: 300 }, (_, n) => pseudonymAt(listing, n))
    expect(new Set(names).size).toBe(300)
  }
})

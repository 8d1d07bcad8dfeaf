import { expect, test } from 'vitest'
import { readView, viewAddress } from './watch-view.ts'

test.each([
  ['', 1, '/iwatch'],
  ['show=open&sort=closing', 1, '/iwatch'],
  ['show=closed&sort=price_low', 3, '/iwatch?show=closed&sort=price_low&page=3'],
  ['show=nothing&sort=random', 1, '/iwatch'],
  ['sort=latest', 2, '/iwatch?sort=latest&page=2'],
])('%s on page %i is %s', (query, page, address) => {
  expect(viewAddress(readView(new URLSearchParams(query), page))).toBe(address)
})

import { expect, test } from 'vitest'
import { isNarrowed, listingsAddress, openAddress, readListingsSearch, readOpen } from './listings-address.ts'

const read = (query: string) => readListingsSearch(new URLSearchParams(query))

test('an address leads back to the same table, whatever is open beside it', () => {
  for (const query of [
    '',
    '?q=kauri&category=12&seller=1007',
    '?appeals=yes',
    '?status=pending&sort=title&order=asc',
  ]) {
    expect(listingsAddress(read(query))).toBe(`/listings${query}`)
    expect(listingsAddress(read(openAddress(read(query), 100123).split('?')[1]!))).toBe(`/listings${query}`)
  }
  expect(openAddress(read(''), 100123)).toBe('/listings?open=100123')
  expect(openAddress(read('appeals=yes'), 100123)).toBe('/listings?appeals=yes&open=100123')
})

test.each([
  ['open=100123', 100123],
  ['open=', null],
  ['open=-1', null],
  ['open=1e99', null],
  ['open=x', null],
  ['', null],
])('?%s opens %s', (query, id) => {
  expect(readOpen(new URLSearchParams(query))).toBe(id)
})

test.each([
  ['category=12', true],
  ['category=none', false],
  ['appeals=no', false],
  ['sort=price_cents&page=3', false],
])('?%s narrows: %s', (query, narrows) => {
  expect(isNarrowed(read(query))).toBe(narrows)
})

test('a search that is too long is cut, and does not show everything', () => {
  const search = readListingsSearch(new URLSearchParams({ q: 'x'.repeat(5000), status: 'nonsense' }))
  expect(search.q).toBe('x'.repeat(100))
  expect(search.status).toBeUndefined()
})

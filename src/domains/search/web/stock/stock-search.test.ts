import { expect, test } from 'vitest'
import { isFiltered, readStock, stockAddress } from './stock-search.ts'

test.each([
  ['', { seller: 7, sort: 'newest' }, '/shop/a'],
  ['seller=8&region=otago', { seller: 7, sort: 'newest' }, '/shop/a'],
  [
    'make=Toyota&price_max=9000',
    { seller: 7, sort: 'newest', make: ['Toyota'], price_max: 900_000 },
    '/shop/a?make=Toyota&price_max=9000',
  ],
  ['price_min=500&price_max=100', { seller: 7, sort: 'newest', price_min: 50_000 }, '/shop/a?price_min=500'],
  [
    'year_min=2020&year_max=2010&sort=price_low',
    { seller: 7, sort: 'price_low', year_min: 2020 },
    '/shop/a?year_min=2020&sort=price_low',
  ],
  [
    'type=property&make=Toyota&bedrooms_min=3',
    { seller: 7, sort: 'newest', type: 'property', bedrooms_min: 3 },
    '/shop/a?type=property&bedrooms_min=3',
  ],
  [
    'type=property&purpose=rent',
    { seller: 7, sort: 'newest', type: 'property', purpose: ['rent'] },
    '/shop/a?type=property&purpose=rent',
  ],
  ['type=vehicle&purpose=rent', { seller: 7, sort: 'newest', type: 'vehicle' }, '/shop/a?type=vehicle'],
  ['type=vehicle&bedrooms_min=3', { seller: 7, sort: 'newest', type: 'vehicle' }, '/shop/a?type=vehicle'],
  [
    'agent=12&make=Toyota&type=vehicle',
    { seller: 7, sort: 'newest', type: 'property', agent: 12 },
    '/shop/a?type=property&agent=12',
  ],
])('?%s is read and written back', (query, search, address) => {
  const read = readStock(new URLSearchParams(query), 7)
  expect(read).toEqual(search)
  const written = stockAddress('/shop/a', read)
  expect(readStock(new URL(written, 'https://hoko.example').searchParams, 7)).toEqual(search)
  const partsOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]))
  expect(partsOf(written)).toEqual(partsOf(address))
  expect(isFiltered(read)).toBe(written !== '/shop/a' && Object.keys(search).length > 2)
})

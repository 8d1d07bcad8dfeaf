import { expect, test } from 'vitest'
import { readSearch, searchAddress } from './search-address.ts'
import { indexedSearch } from './search-load.ts'

test.for([
  ['/ibuy', '/ibuy'],
  ['/ibuy?sort=newest', '/ibuy'],
  ['/ibuy?view=map', '/ibuy'],
  ['/ibuy?type=vehicle', '/ibuy?type=vehicle'],
  ['/ibuy?region=otago&category=12', '/ibuy?category=12&region=otago'],
  ['/ibuy?type=general&category=12&sort=price_low', '/ibuy?category=12'],
  ['/ibuy?region=otago&district=dunedin', '/ibuy?region=otago&district=dunedin'],
  ['/ibuy?region=otago&region=southland', null],
  ['/ibuy?q=lamp', null],
  ['/ibuy?category=12&q=lamp', null],
  ['/ibuy?category=12&price_max=50', null],
  ['/ibuy?condition=new', null],
  ['/ibuy?sale_method=auction&sort=closing_soon', null],
  ['/ibuy?seller=1001', null],
  ['/ibuy?category=12&attr.size=m', null],
] as const)('%s leads to the page %s', ([requested, page]) => {
  const { search } = readSearch(new URL(requested, 'http://localhost').searchParams)
  const indexed = indexedSearch(search)
  expect(indexed && searchAddress(indexed)).toBe(page)
})

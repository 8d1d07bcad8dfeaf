import { expect, test } from 'vitest'
import { isNarrowed, membersAddress, narrowed, readMembersSearch, sortedBy } from './members-address.ts'
import { rows_per_page } from '../table/table-address.ts'

const read = (query: string) => readMembersSearch(new URLSearchParams(query))
const usual = { sort: 'member_since', order: 'desc', page: 1, limit: rows_per_page }

test.each<[string, object]>([
  ['', usual],
  ['q=mere&status=suspended', { ...usual, q: 'mere', status: 'suspended' }],
  ['type=admin&page=3', { ...usual, type: 'admin', page: 3 }],
  ['sort=email&order=asc', { ...usual, sort: 'email', order: 'asc' }],
  ['page=0', usual],
  ['page=two', usual],
  ['sort=password&status=nice&type=', usual],
  ['limit=1000&unknown=1', usual],
  ['region=otago&seller_kind=in_trade', { ...usual, region: 'otago', seller_kind: 'in_trade' }],
])('?%s', (query, search) => {
  expect(read(query)).toEqual(search)
})

test('an address leads back to the same table', () => {
  for (const query of ['', '?q=K%C4%81hu&status=active', '?type=admin&sort=email&order=asc&page=2']) {
    expect(membersAddress(read(query))).toBe(`/users-list${query}`)
  }
})

test('narrowing begins at the first page', () => {
  expect(membersAddress(narrowed(read('page=4&q=a'), { status: 'pending' }))).toBe(
    '/users-list?q=a&status=pending',
  )
})

test('a column is sorted as expected first, then the other way', () => {
  const by_name = sortedBy(read('page=2'), 'display_name')
  expect(by_name).toMatchObject({ sort: 'display_name', order: 'asc', page: 1 })
  expect(sortedBy(by_name, 'display_name')).toMatchObject({ order: 'desc' })
  expect(sortedBy(by_name, 'live_count')).toMatchObject({ sort: 'live_count', order: 'desc' })
})

test('order and page narrow nothing', () => {
  expect(isNarrowed(read('sort=email&page=2'))).toBe(false)
  expect(isNarrowed(read('region=otago'))).toBe(true)
})

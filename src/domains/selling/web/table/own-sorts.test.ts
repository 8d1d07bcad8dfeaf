import { expect, test } from 'vitest'
import { ownSorts } from '#domains/selling/common/own-listings.ts'
import { makeOwnSort } from './own-sorts.ts'
import type { OwnListingsQuery } from './use-own-listings.ts'

const query: OwnListingsQuery = { status: 'unsold', view: 'sales', q: 'bike', sort: 'needs_me', page: 3 }

test.each([
  ['needs_me', 'next', 'asc'],
  ['title_z_to_a', 'title', 'desc'],
  ['lowest_price', 'price', 'asc'],
  ['most_viewed', 'views', 'desc'],
  ['closing_soon', 'closes', 'asc'],
  ['newest', '', 'asc'],
] as const)('the order %s is the column %s, %s', (sort, key, order) => {
  expect(makeOwnSort({ ...query, sort })).toMatchObject({ key, order })
})

test('a press on a column sorts by it, a second the other way, and the page starts again', () => {
  const press = (sort: OwnListingsQuery['sort']) =>
    makeOwnSort({ ...query, sort }).to({ key: 'price', sortable: 'desc' })
  expect(press('needs_me')).toBe('/isell?status=unsold&title=bike&sort=highest_price')
  expect(press('highest_price')).toBe('/isell?status=unsold&title=bike&sort=lowest_price')
  expect(press('lowest_price')).toBe('/isell?status=unsold&title=bike&sort=highest_price')
})

test('the next step sorts one way only', () => {
  const { to } = makeOwnSort(query)
  expect(to({ key: 'next', sortable: 'asc' })).toBe('/isell?status=unsold&title=bike')
})

test('each order but the newest is that of a column', () => {
  const without = ownSorts.filter((sort) => makeOwnSort({ ...query, sort }).key === '')
  expect(without).toEqual(['newest'])
})

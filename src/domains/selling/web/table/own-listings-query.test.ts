import { expect, test } from 'vitest'
import { ownAddress, parseOwnListingsQuery } from './own-listings-query.ts'

const read = (address: string) => parseOwnListingsQuery(new URL(address, 'https://hoko.nz').searchParams, 1)

test.each([
  ['/isell', { status: 'active', q: '', sort: 'needs_me' }],
  [
    '/isell?status=unsold&title=%20road%20bike%20&sort=most_bids',
    { status: 'unsold', q: 'road bike', sort: 'most_bids' },
  ],
  ['/isell?status=mine&sort=cheapest', { status: 'active', q: '', sort: 'needs_me' }],
])('%s is read as %j', (address, input) => {
  expect(read(address)).toMatchObject(input)
})

test.each([
  ['/isell', { sort: 'newest' as const }, '/isell?sort=newest'],
  [
    '/isell?sort=newest&title=bike',
    { status: 'draft' as const },
    '/isell?status=draft&title=bike&sort=newest',
  ],
  ['/isell?status=draft&title=bike', { q: '' }, '/isell?status=draft'],
  ['/isell?title=bike', { page: 3 }, '/isell?title=bike&page=3'],
  ['/isell?sort=newest', { sort: 'needs_me' as const }, '/isell'],
])('%s with %j is %s', (address, change, becomes) => {
  expect(ownAddress({ ...read(address), page: 2 }, change)).toBe(becomes)
})

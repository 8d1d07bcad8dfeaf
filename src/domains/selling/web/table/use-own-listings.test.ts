import { expect, test } from 'vitest'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { type OwnRow, withLive, ownAddress, parseOwnListingsQuery } from './use-own-listings.ts'

const row = { id: 7, status: 'active', price_cents: 40_00, bid_count: 3, deal_version: 5 } as OwnRow
const table = { items: [row], total: 1 } as Parameters<typeof withLive>[0]
const latest = { listing_id: 7, status: 'active', price_cents: 50_00, bid_count: 4 } as LiveListing

test.each([
  ['newer than the reading', 6, 50_00],
  ['as old as the reading', 5, 50_00],
  ['older than the reading', 4, 40_00],
])('withLive applies or ignores a message %s', (_, dealVersion, priceCents) => {
  const received = new Map([[7, { ...latest, deal_version: dealVersion }]])
  expect(withLive(table, received).items[0]).toMatchObject({ price_cents: priceCents, status: 'active' })
})

test('a fetched status outranks an older live message', () => {
  const suspended = { ...table, items: [{ ...row, status: 'suspended' as const }] }
  const received = new Map([[7, { ...latest, deal_version: 5 }]])
  expect(withLive(suspended, received).items[0]).toMatchObject({ status: 'suspended' })
})

const read = (address: string) => parseOwnListingsQuery(new URL(address, 'https://hoko.nz').searchParams, 1)

test.each([
  ['/isell', { status: 'active', q: '', sort: 'needs_me' }],
  [
    '/isell?status=unsold&title=%20road%20bike%20&sort=most_bids',
    { status: 'unsold', q: 'road bike', sort: 'most_bids' },
  ],
  ['/isell?status=sold', { status: 'sold', view: 'sales' }],
  ['/isell?status=sold&view=listings', { status: 'sold', view: 'listings' }],
  // Links from before sold listings had a view of their own.
  ['/isell?status=sold&title=bike', { status: 'sold', view: 'listings', q: 'bike' }],
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

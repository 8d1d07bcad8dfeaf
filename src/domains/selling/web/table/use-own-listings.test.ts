import { expect, test } from 'vitest'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { type OwnRow, withLive } from './use-own-listings.ts'

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

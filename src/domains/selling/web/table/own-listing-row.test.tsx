import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { OwnListingRow } from './own-listing-row.tsx'
import type { OwnRow } from './use-own-listings.ts'

const sold = {
  id: 101_132,
  type: 'general',
  title: 'Road bike',
  status: 'sold',
  sale_method: 'fixed_price',
  sold: null,
  may_relist: false,
  relisted_as: null,
  closes_at: null,
  expires_at: null,
  scheduled_start: null,
  status_reason: null,
  cover: null,
  property_brief: null,
  price_cents: 95_00,
  reserve_price_cents: null,
  bid_count: 0,
  watchers: 0,
  views: 12,
  questions_waiting: 0,
  offers_waiting: 0,
  is_featured: false,
  hold: null,
} as unknown as OwnRow

const rental = { purpose: 'rent', price_method: 'weekly' } as unknown as OwnRow['property_brief']
const paid = { pieces: 1, total_cents: 95_00 }

test.each<[string, Partial<OwnRow>, string]>([
  ['marked as sold without a buyer', {}, 'Marked as sold'],
  ['that fell through', { may_relist: true }, 'Sale fell through'],
  ['that was bought', { sold: paid }, 'Sold for NZ$\u00a095'],
  ['that was rented', { type: 'property', property_brief: rental }, 'Marked as rented'],
])('a row %s says so', (_what, change, words) => {
  const row = (
    <MemoryRouter>
      <QueryProvider>
        <OwnListingRow row={{ ...sold, ...change }} buyers={null} choice={null} />
      </QueryProvider>
    </MemoryRouter>
  )
  expect(renderToString(row)).toContain(words)
})

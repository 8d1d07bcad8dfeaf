import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LatestListing } from '#domains/insights/common/stats.ts'
import { Latest } from './latest.tsx'

const notify = vi.hoisted((): { listing: ((received: object) => void) | null } => ({ listing: null }))
vi.mock('#domains/listings/web/shared/live-listings.ts', () => ({
  useLiveListings: (_ids: number[], onListing: (received: object) => void) => {
    notify.listing = onListing
  },
}))

const teapot = {
  id: 100_001,
  title: 'A teapot',
  price_cents: 31_00,
  purpose: null,
  listed_at: '2026-11-22T00:00:00.000Z',
  seller: { display_name: 'Mere K.' },
} as LatestListing
const read = (priceCents: number) => ({
  members: [],
  listings: [{ ...teapot, price_cents: priceCents }],
})
const rendered = (priceCents: number) => (
  <MemoryRouter>
    <Latest latest={read(priceCents)} />
  </MemoryRouter>
)

test('the latest listings show live prices until the figures are fetched again', async () => {
  const first = rendered(31_00)
  const { rerender } = await render(first)
  await expect.element(page.getByText('NZ$ 31')).toBeVisible()
  notify.listing?.({ listing_id: teapot.id, price_cents: 46_00 })
  await expect.element(page.getByText('NZ$ 46')).toBeVisible()
  await rerender(rendered(50_00))
  await expect.element(page.getByText('NZ$ 50')).toBeVisible()
})

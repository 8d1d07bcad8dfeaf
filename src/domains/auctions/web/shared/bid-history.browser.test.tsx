import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BidRow } from '#domains/auctions/common/bidding.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { fakeApi } from '#test/browser/fake-api.ts'
import { toListingId } from '#platform/common/ids.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { BidHistory } from './bid-history.tsx'

const listing = {
  id: 100_001,
  status: 'active',
  bid_count: 3,
  closes_at: null,
  viewer: null,
} as unknown as Listing
const bid = (sequence: number, pseudonym: string, leader: string): BidRow => ({
  listing_id: toListingId(100_001),
  sequence,
  pseudonym,
  leader,
  price_cents: 12_345_00,
  is_mine: sequence === 2,
  my_max_cents: sequence === 2 ? 12_340_00 : null,
  extended: sequence === 3,
  voided: null,
  placed_at: '2026-11-25T10:46:00.000Z',
})
const items = [bid(3, 'Kawakawa', 'Kawakawa'), bid(2, 'Pōhutukawa', 'Kererū'), bid(1, 'Kererū', 'Kererū')]

test.each([320, 390])('every bid price is visible at a width of %d px', async (width) => {
  await page.viewport(width, 800)
  fakeApi()
  await render(
    <MemoryRouter>
      <QueryProvider>
        <div className="px-3.5">
          <BidHistory
            listing={listing}
            loaded={{ items, total: 3, page: 1, limit: 100 }}
            onVoided={() => undefined}
            renderMenu={() => null}
          />
        </div>
      </QueryProvider>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('NZ$ 12,340')).toBeVisible()
  await document.fonts.ready
  const table = page.getByRole('region', { name: 'Bids, latest first' }).element()
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
})

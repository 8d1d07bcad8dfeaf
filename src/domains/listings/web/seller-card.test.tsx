import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import { SellerCard } from './seller-card.tsx'

const seller = {
  id: 1003,
  display_name: 'Deleted member',
  seller_kind: 'private',
  member_since: '2024-03-01T00:00:00Z',
  rating: 4.5,
  review_count: 2,
} as Listing['seller']

test.each([true, false])('SellerCard links to the seller’s page if there is one: %s', (hasPage) => {
  const card = (
    <MemoryRouter>
      <SellerCard seller={{ ...seller, has_page: hasPage }} />
    </MemoryRouter>
  )
  expect(renderToStaticMarkup(card).includes('/seller-detail/')).toBe(hasPage)
})

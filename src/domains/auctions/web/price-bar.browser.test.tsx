import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Listing, ListingViewer } from '#domains/listings/common/listings.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { auction, buyer, signIn, useListingView } from '#test/browser/bidding.ts'
import { fakeApi } from '#test/browser/fake-api.ts'
import { PhonePricePanel, PriceBar } from './price-bar.tsx'

const listing = {
  ...auction,
  price_cents: 123_456_00,
  agents: [],
  categories: [],
  buyer_requirements: [],
} as unknown as Listing

function Page({ viewer }: { viewer: ListingViewer }) {
  const bidding = useListingView(listing, viewer)
  return (
    <>
      <div style={{ height: 900 }} />
      <PhonePricePanel bidding={bidding} extendedMinutes={null} underPrice={null} own={null} beside={null} />
      <div style={{ height: 2000 }} />
      <PriceBar bidding={bidding} />
    </>
  )
}

async function renderPage(viewer: ListingViewer) {
  fakeApi()
  signIn()
  await page.viewport(320, 700)
  await render(
    <MemoryRouter>
      <QueryProvider>
        <Page viewer={viewer} />
      </QueryProvider>
    </MemoryRouter>,
  )
  return page.getByRole('region', { name: 'Price', exact: true })
}

test('the bar shows on one line of 57 px, and only while the panel’s act is out of view', async () => {
  const bar = await renderPage(buyer)
  await expect.element(bar).toBeVisible()
  expect(bar.element().getBoundingClientRect().height).toBe(57)
  expect(document.documentElement.scrollWidth).toBe(320)
  await expect.element(bar.getByRole('link', { name: /^Bid from NZ\$/ })).toBeInViewport()

  const act = page.getByRole('button', { name: /^Bid up to NZ\$/ })
  act.element().scrollIntoView({ block: 'center' })
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(act).toBeInViewport()

  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(bar).toBeVisible()
})

test.each([
  [{ is_leading: true, my_max_cents: 200_000_00 }, 'You’re winning'],
  [{ is_leading: false, my_max_cents: 100_00 }, 'Outbid'],
])('the bar tells a bidder who is %o: “%s”', async (standing, words) => {
  const bar = await renderPage({ ...buyer, has_bid: true, ...standing })
  await expect.element(bar.getByText(words)).toBeVisible()
})

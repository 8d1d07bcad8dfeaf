import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { BidRow, LiveBid } from '#domains/auctions/common/bidding.ts'
import { toListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import type { Listing, ListingViewer } from '#domains/listings/common/listings.ts'
import { BidHistory } from '#domains/auctions/web/shared/bid-history.tsx'
import { StatusNotice } from '#domains/auctions/web/status-notice.tsx'
import { useListing } from '#domains/listings/web/use-listing.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'

const id = toListingId(100_001)
const viewer = {
  is_seller: false,
  is_leading: true,
  my_pseudonym: 'Kea',
  my_max_cents: 50_00,
  has_bid: true,
  may_bid: true,
} as unknown as ListingViewer
const listing = {
  id,
  listing_id: id,
  type: 'general',
  status: 'active',
  sale_method: 'auction',
  price_cents: 20_00,
  bid_count: 1,
  reserve_state: 'none',
  closes_at: '2099-11-22T06:30:00.000Z',
  minimum_next_bid_cents: 21_00,
  buy_now_price_cents: null,
  quantity_left: 1,
  leader_pseudonym: 'Kea',
  hold_until: null,
  deal_version: 2,
  place_name: 'Petone, Lower Hutt',
  pickup: 'allowed',
  delivery_options: [],
  delivery_from: { region: 'wellington', latitude: -41.2, longitude: 174.9 },
  seller: { id: 5 },
  viewer: null,
} as unknown as Listing

const liveBid = (sequence: number, pseudonym: string, priceCents: number): LiveBid => {
  return {
    sequence,
    pseudonym,
    leader: pseudonym,
    price_cents: priceCents,
    placed_at: '2026-11-26T06:00:00.000Z',
    extended: false,
  }
}
const row = (bid: LiveBid): BidRow => ({
  ...bid,
  listing_id: id,
  is_mine: bid.pseudonym === 'Kea',
  my_max_cents: bid.pseudonym === 'Kea' ? 50_00 : null,
  voided: null,
})
const first = liveBid(1, 'Kea', 20_00)
const bidsRead = (...bids: LiveBid[]) => ({ items: bids.map(row), total: bids.length, page: 1, limit: 100 })

/** Answers with the current state, and sends the test's messages on the stream. */
function serve() {
  const now = { listing: { ...listing, viewer } as Listing, bids: bidsRead(first) }
  const requests: string[] = []
  const open = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/live'))
      return new Response(new ReadableStream({ start: (stream) => open.resolve(stream) }))
    requests.push(address.startsWith('/api/listing') ? 'listing' : 'bids')
    return Response.json(address.startsWith('/api/listing') ? now.listing : now.bids)
  })
  async function print(message: LiveMessage) {
    const stream = await open.promise
    stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`))
  }
  return { now, requests, print, count: (kind: string) => requests.filter((one) => one === kind).length }
}

function bidMessage(bid: LiveBid): LiveMessage {
  const { viewer: _, ...live } = listing
  return {
    kind: 'listing',
    listing: {
      ...live,
      price_cents: bid.price_cents,
      bid_count: bid.sequence,
      leader_pseudonym: bid.leader,
      deal_version: bid.sequence + 1,
    },
    bids: { latest: [bid], last_sequence: bid.sequence, voids: 0 },
  }
}

function Page() {
  const listingView = useListing(listing)
  return (
    <>
      <StatusNotice listing={listingView.listing} viewer={listingView.viewer} />
      <BidHistory
        listing={listingView.listing}
        loaded={bidsRead(first)}
        onVoided={() => undefined}
        renderMenu={() => null}
      />
    </>
  )
}

test('another’s bid appears from its message, and only gaps or my changes need requests', async () => {
  const server = serve()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
  await render(
    <MemoryRouter>
      <QueryProvider>
        <Page />
      </QueryProvider>
    </MemoryRouter>,
  )
  await server.print({ kind: 'hello', server_time: new Date().toISOString() })
  await expect.element(page.getByText('You’re winning', { exact: false })).toBeVisible()
  const bids_read = server.count('bids')

  const outbid = liveBid(2, 'Tūī', 51_00)
  const listingsRead = server.count('listing')
  server.now.listing = {
    ...listing,
    price_cents: 51_00,
    bid_count: 2,
    leader_pseudonym: 'Tūī',
    deal_version: 3,
    viewer: { ...viewer, is_leading: false },
  }
  await server.print(bidMessage(outbid))
  await expect.element(page.getByText('You’ve been outbid', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'NZ$\u00a051' })).toBeVisible()
  await vi.waitUntil(() => server.count('listing') > listingsRead, { timeout: 10_000 })

  await server.print(bidMessage(liveBid(3, 'Tawa', 52_00)))
  await expect.element(page.getByRole('cell', { name: 'NZ$\u00a052' })).toBeVisible()
  expect(server.count('bids')).toBe(bids_read)

  const missed = [
    liveBid(5, 'Tūī', 54_00),
    liveBid(4, 'Tawa', 53_00),
    liveBid(3, 'Tawa', 52_00),
    outbid,
    first,
  ]
  server.now.bids = bidsRead(...missed)
  await server.print(bidMessage(missed[0]!))
  await vi.waitUntil(() => server.count('bids') > bids_read, { timeout: 10_000 })
  await expect.element(page.getByRole('cell', { name: 'NZ$\u00a053' })).toBeVisible()
  expect(server.count('listing')).toBe(listingsRead + 1)
})

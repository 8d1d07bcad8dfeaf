import type { Account } from '#domains/accounts/common/accounts.ts'
import { listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import type { Listing, ListingViewer } from '#domains/listings/common/listings.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { answerWith, type fakeApi } from './fake-api.ts'
import { useBidding } from '#domains/auctions/web/bid/use-bidding.ts'

export const auction = {
  id: 100_001,
  listing_id: 100_001,
  type: 'general',
  status: 'active',
  title: 'A teapot',
  sale_method: 'auction',
  price_cents: 30_00,
  bid_count: 2,
  reserve_state: 'none',
  closes_at: '2099-11-22T06:30:00.000Z',
  minimum_next_bid_cents: 31_00,
  buy_now_price_cents: null,
  quantity: 1,
  quantity_left: 1,
  hold_until: null,
  property_brief: null,
  place_name: 'Petone, Lower Hutt',
  pickup: 'allowed',
  delivery_options: [],
  delivery_from: { region: 'wellington', latitude: -41.2, longitude: 174.9 },
} as unknown as Listing
export const buyer = {
  is_leading: false,
  my_max_cents: null,
  has_bid: false,
  may_bid: true,
  may_buy_now: true,
  open_requirements: [],
} as unknown as ListingViewer

// Replies are cached by account.
let userId = 1000

export function signIn(addresses: DeliveryAddress[] = []) {
  userId += 1
  answerWith(listAddresses, {}, { items: addresses })
  authStore.setState({ known: true, token: 'a token', user: { id: userId, type: 'user' } as Account })
}

export function useListingView(listing: Listing, viewer: ListingViewer) {
  return useBidding({
    listing,
    viewer,
    isSeller: viewer.is_seller,
    viewerKind: 'user',
    receive: () => undefined,
    refresh: () => undefined,
  })
}

/** The bodies of the writes; reads have none. */
export const listSent = (input: ReturnType<typeof fakeApi>['values']): unknown[] =>
  input.flatMap(({ body }) => (body === undefined ? [] : [body]))

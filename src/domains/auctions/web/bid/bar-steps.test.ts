import { expect, test } from 'vitest'
import type { Listing, ListingViewer } from '#domains/listings/common/listings.ts'
import { getBarStep } from './bar-steps.ts'

const auction: Partial<Listing> = {
  status: 'active',
  sale_method: 'auction',
  price_cents: 40_00,
  minimum_next_bid_cents: 41_00,
  buy_now_price_cents: 90_00,
  hold_until: null,
  agents: [],
}
const anyone: Partial<ListingViewer> = { may_bid: true, may_buy_now: true, my_max_cents: null }

const leilani = { name: 'Leilani Faumuina', has_left: false }

test.each<[string, Partial<Listing>, Partial<ListingViewer> | null, string | undefined]>([
  ['a visitor', {}, null, 'Bid from NZ$\u00a041'],
  ['a bidder', { buy_now_price_cents: null }, anyone, 'Bid from NZ$\u00a041'],
  [
    'who leads',
    { buy_now_price_cents: null },
    { ...anyone, is_leading: true, may_buy_now: false, my_max_cents: 60_00 },
    'Raise your limit',
  ],
  ['a fixed price', { sale_method: 'fixed_price', price_cents: 90_00 }, null, 'Buy now NZ$\u00a090'],
  [
    'pending for somebody',
    { sale_method: 'fixed_price', hold_until: '2099-12-01T04:00:00Z' },
    null,
    'Pending – see details',
  ],
  ['the seller', {}, { is_seller: true }, 'Edit'],
  ['barred', {}, { may_bid: false, may_buy_now: false }, 'See why you can’t bid'],
  ['to enquire about', { sale_method: 'enquire' }, null, 'Contact the seller'],
  ['an agent’s', { sale_method: 'enquire', agents: [leilani] as Listing['agents'] }, null, 'Contact Leilani'],
  ['unsold, to anyone', { status: 'unsold', closing: null }, null, undefined],
  ['sold, to its buyer', { status: 'sold', closing: null }, { trade_id: 7 }, 'See your purchase'],
  [
    'sold, to its seller',
    { status: 'sold', closing: null },
    { is_seller: true, trade_id: 7 },
    'See the sale',
  ],
  ['unsold, to its seller', { status: 'unsold', closing: null }, { is_seller: true }, undefined],
])('the bar offers %s their next step', (_, listing, viewer, words) => {
  const status = {
    listing: { ...auction, ...listing } as Listing,
    viewer: viewer as ListingViewer | null,
    isSeller: viewer?.is_seller === true,
    viewerKind: viewer ? ('user' as const) : ('visitor' as const),
    receive: () => {},
    refresh: () => {},
  }
  expect(getBarStep(status)?.words).toBe(words)
})

import { describe, expect, it } from 'vitest'
import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'
import { toListingId } from '#platform/common/ids.ts'
import {
  describeNoBids,
  getOutcome,
  headPrice,
  priceLabel,
  describePromise,
  showsBids,
  shownPrice,
  showsReserve,
} from './price-labels.ts'

const auction: LiveListing = {
  listing_id: toListingId(1),
  status: 'active',
  sale_method: 'auction',
  price_cents: 40_00,
  bid_count: 3,
  reserve_state: 'none',
  closes_at: '2026-11-22T06:30:00.000Z',
  minimum_next_bid_cents: 41_00,
  buy_now_price_cents: null,
  quantity_left: 1,
  watchers: 0,
  leader_pseudonym: 'Kererū',
  hold_until: null,
  deal_version: 4,
}
const viewer: ListingViewer = {
  is_seller: false,
  favourite_id: null,
  is_leading: false,
  my_pseudonym: null,
  my_max_cents: null,
  may_lower_maximum: false,
  has_bid: false,
  may_bid: true,
  may_buy_now: false,
  why_not: null,
  open_requirements: [],
  is_hold_mine: false,
  hold: null,
  trade_id: null,
  bought: null,
  place: null,
}

describe('promiseOf', () => {
  it('names the limit', () => {
    expect(describePromise(auction, viewer, 60_00).promise).toContain('up to NZ$\u00a060 ')
  })

  it('names the start price when no one has bid', () => {
    expect(describePromise({ ...auction, bid_count: 0, price_cents: 10_00 }, viewer, 60_00).pays).toBe(
      'If no one else bids, you pay NZ$\u00a010.',
    )
  })

  it('mentions that a reserve may raise the price', () => {
    const unmet: LiveListing = { ...auction, bid_count: 0, price_cents: 10_00, reserve_state: 'not_met' }
    expect(describePromise(unmet, viewer, 60_00).pays).toContain('the seller’s reserve')
  })

  it('says that a leader’s bid leaves the price unchanged', () => {
    expect(describePromise(auction, { ...viewer, is_leading: true }, 60_00).pays).toContain(
      'the price stays there',
    )
  })

  it('does not claim to know the leader’s limit', () => {
    expect(describePromise(auction, viewer, 60_00).pays).toContain('you pay at least NZ$\u00a041')
  })
})

const closed = (status: Listing['status'], more: Partial<Listing> = {}) =>
  ({ ...auction, status, withdrawal_reason: null, closing: null, ...more }) as Listing

it('describes how many of several items the viewer bought and when', () => {
  const bought = { quantity: 2, at: '2026-11-29T10:07:00.000Z' }
  const title = getOutcome(closed('sold', { quantity: 3 }), { ...viewer, trade_id: 7, bought })?.title
  expect(title).toMatch(/^You bought 2 of these \(Sun 29 Nov, 11:07 pm\)$/)
})

it('names no price to one of several buyers, who may have agreed on another', () => {
  const sold = closed('sold', { quantity: 3, price_cents: 95_00 })
  expect(getOutcome(sold, { ...viewer, trade_id: 7 })?.title).toBe('You bought this')
  expect(getOutcome({ ...sold, quantity: 1 }, { ...viewer, trade_id: 7 })?.title).toContain('NZ$\u00a095')
})

describe('an auction without bids that was sold by agreement', () => {
  const live = { ...auction, bid_count: 0, reserve_state: 'not_met' as const, start_price_cents: 50_00 }
  const sold = { ...live, status: 'sold' as const }

  it('shows no bids and no reserve once it is sold', () => {
    expect([showsBids(live), showsReserve(live)]).toEqual([true, true])
    expect([showsBids(sold), showsReserve(sold)]).toEqual([false, false])
    expect(showsReserve({ ...sold, reserve_state: 'met' })).toBe(true)
    expect(showsBids({ ...sold, bid_count: 2 })).toBe(true)
  })

  it('invites no one to a first bid', () => {
    expect(describeNoBids(live)).toMatch(/^No bids yet.*NZ\$\s50\.$/)
    expect(describeNoBids(sold)).toBe('There were no bids.')
  })
})

describe('outcomeOf', () => {
  it('returns null while the auction runs', () => {
    expect(getOutcome(closed('active'), viewer)).toBeNull()
  })

  it.each([
    ['the winner', { ...viewer, has_bid: true, trade_id: 7 }, 'It’s yours for NZ$\u00a040'],
    ['one who lost', { ...viewer, has_bid: true }, 'Someone else bid more this time'],
    ['the leader until the trade is known', { ...viewer, has_bid: true, is_leading: true }, 'Closing…'],
    ['the seller', { ...viewer, is_seller: true, trade_id: 7 }, 'Sold'],
    ['a visitor', null, 'This listing has closed'],
  ])('tells %s the truth, beside the price for which it sold', (_who, who, title) => {
    expect(priceLabel(closed('sold'))).toBe('Sold for')
    expect(getOutcome(closed('sold'), who)?.title).toBe(title)
  })

  it.each([
    ['the seller', { ...viewer, is_seller: true }, 'You marked it as sold'],
    ['the named buyer', { ...viewer, trade_id: 7 }, 'The seller says you bought this'],
    ['a visitor', null, 'Sold'],
  ])('tells %s no price that nobody confirmed', (_who, who, title) => {
    const listing = closed('sold', {
      bid_count: 0,
      closing: { outcome: 'sold', at: '2026-11-20T00:00:00.000Z', price_cents: null, fell_through: false },
    })
    expect(getOutcome(listing, who)?.title).toBe(title)
    expect(priceLabel(listing)).toBe('Start price')
  })

  it.each([
    ['the seller of an auction', { ...viewer, is_seller: true }, 40_00, 'The sale fell through'],
    ['the seller of what was bought', { ...viewer, is_seller: true }, null, 'The sale fell through'],
    [
      'whose sale it was',
      { ...viewer, has_bid: true, is_leading: true },
      40_00,
      'Your purchase fell through',
    ],
    ['one who lost', { ...viewer, has_bid: true }, 40_00, 'The sale fell through'],
    ['a visitor', null, null, 'The sale fell through'],
  ])('tells %s that the sale fell through', (_who, who, priceCents, title) => {
    const listing = closed('sold', {
      closing: {
        outcome: 'sold',
        at: '2026-11-20T00:00:00.000Z',
        price_cents: priceCents,
        fell_through: true,
      },
    })
    expect(getOutcome(listing, who)?.title).toBe(title)
    expect(priceLabel(listing)).toBe('Last price')
  })

  it('names the default to the winner once the next bidder has bought', () => {
    const listing = closed('sold', {
      closing: { outcome: 'sold', at: '2026-11-20T00:00:00.000Z', price_cents: 38_00, fell_through: false },
    })
    const winner = { ...viewer, has_bid: true, is_leading: true }
    expect(getOutcome(listing, winner)?.title).toBe('Your purchase fell through')
  })

  it('explains why it did not sell', () => {
    expect(getOutcome(closed('unsold'), null)?.text).toContain('below the reserve')
    expect(getOutcome(closed('unsold', { bid_count: 0 }), null)?.text).toContain('There were no bids')
  })

  it('passes on the seller’s reason', () => {
    expect(getOutcome(closed('withdrawn', { withdrawal_reason: 'It broke.' }), null)?.text).toContain(
      '“It broke.”',
    )
  })
})

it('shows the sale price, not the asking price', () => {
  const closing = {
    outcome: 'sold' as const,
    at: '2026-11-20T00:00:00.000Z',
    price_cents: 75_00,
    fell_through: false,
  }
  expect(shownPrice(closed('sold', { closing }))).toBe(75_00)
  expect(shownPrice(auction)).toBe(auction.price_cents)
})

it('labels the price by listing and status', () => {
  expect(priceLabel(auction)).toBe('Current bid')
  expect(priceLabel({ ...auction, bid_count: 0 })).toBe('Start price')
  expect(priceLabel({ ...auction, status: 'sold' })).toBe('Sold for')
  expect(priceLabel({ ...auction, sale_method: 'fixed_price' })).toBe('Buy now')
})

describe('the price at the top', () => {
  const head = (change: Partial<LiveListing>, cents: number) =>
    headPrice({ ...auction, property_brief: null, ...change } as Listing, cents)?.figure ?? null

  it.each([
    ['an auction has its amount', {}, 40_00, null],
    ['one that has no price yet doesn’t say it’s on enquiry', {}, 0, 'NZ$ …'],
    ['an enquiry without a price does', { sale_method: 'enquire' }, 0, 'Price on enquiry'],
  ] as const)('%s', (_what, change, cents, figure) => {
    expect(head(change, cents)).toBe(figure)
  })
})

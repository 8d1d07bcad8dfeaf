import { expect, test } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import { allowed } from '#platform/common/verdict.ts'
import {
  judgeHold,
  judgeParty,
  sharedIdentitySignals,
  eligibilityFor,
  type DealParty,
  type DealTerms,
} from './deals.policy.ts'

const now = new Date('2026-11-20T08:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

const auction: DealTerms = {
  kind: 'auction',
  seller_id: toAccountId(1),
  reserve_price_cents: null,
  buy_now_price_cents: 9000,
  price_cents: 1000,
  bid_count: 0,
  quantity_left: 1,
  closes_at: later(60_000),
  closed_at: null,
}
const fixed: DealTerms = {
  ...auction,
  kind: 'fixed_price',
  price_cents: 9000,
  closes_at: null,
  quantity_left: 3,
}
const buyer: DealParty = {
  id: toAccountId(2),
  type: 'user',
  status: 'active',
  proven_at: now,
  shares_sellers_phone: false,
  shares_sellers_device: false,
  shares_sellers_card: false,
  is_blocked: false,
  is_on_sellers_team: false,
  is_voided: false,
  seller_has_left: false,
  seller_is_suspended: false,
  seller_may_not_sell: false,
  may_not_buy: null,
  has_open_requirement: false,
  others_hold_until: null,
}
const request = (deal: DealTerms, account = buyer, listingStatus = 'active') =>
  eligibilityFor({ deal, account, listing_status: listingStatus, now })

test.each<[string, DealTerms, boolean, boolean]>([
  ['a fresh auction with buy-now', auction, true, true],
  ['without a buy-now price', { ...auction, buy_now_price_cents: null }, true, false],
  ['without a reserve, after the first bid', { ...auction, bid_count: 1 }, true, false],
  [
    'with a reserve not met',
    { ...auction, reserve_price_cents: 5000, bid_count: 4, price_cents: 4900 },
    true,
    true,
  ],
  [
    'with a reserve met',
    { ...auction, reserve_price_cents: 5000, bid_count: 4, price_cents: 5000 },
    true,
    false,
  ],
  ['in its last millisecond', { ...auction, closes_at: later(1) }, true, true],
  ['at its closing', { ...auction, closes_at: now }, false, false],
  ['after its closing', { ...auction, closes_at: later(-1) }, false, false],
  ['closed early', { ...auction, closed_at: later(-5000) }, false, false],
  ['a fixed price', fixed, false, true],
  ['a fixed price, sold out', { ...fixed, quantity_left: 0 }, false, false],
  ['by enquiry', { ...fixed, kind: 'enquire' }, false, false],
])('%s', (_name, deal, mayBid, mayBuyNow) => {
  const answer = request(deal)
  expect(answer).toMatchObject({ may_bid: mayBid, may_buy_now: mayBuyNow })
  expect(answer.denialReason === null).toBe(mayBid || mayBuyNow)
})

test.each<[string, Partial<DealParty>, RegExp]>([
  ['the seller', { id: toAccountId(1) }, /your own/],
  ['an admin', { type: 'admin' }, /Admin/],
  ['a suspended account', { status: 'suspended' }, /suspended/],
  ['a pending account', { status: 'pending' }, /Verify your contact details/],
  ['an account that has proven neither phone nor email', { proven_at: null }, /Verify your contact details/],
  ['anybody, of a seller who has left', { seller_has_left: true }, /has left/],
  ['anybody, of a suspended seller', { seller_is_suspended: true }, /seller’s account is suspended/],
  ['whom the seller has blocked', { is_blocked: true }, /has blocked you/],
  ['whose bids were voided', { is_voided: true }, /voided/],
])('%s can do nothing', (_name, account, denialReason) => {
  for (const deal of [auction, fixed]) {
    expect(request(deal, { ...buyer, ...account })).toEqual({
      may_bid: false,
      may_buy_now: false,
      denialReason: expect.stringMatching(denialReason),
    })
    const reason = expect.stringMatching(denialReason)
    expect(judgeParty(deal, { ...buyer, ...account })).toEqual({ isAllowed: false, reason })
  }
})

test.each<[string, Partial<DealParty>, string[]]>([
  ['an account like any other', {}, []],
  ['with an open gate', { has_open_requirement: true }, []],
  ['with the seller’s phone', { shares_sellers_phone: true }, ['shared_phone']],
  ['from the seller’s device', { shares_sellers_device: true }, ['shared_device']],
  ['with the seller’s card', { shares_sellers_card: true }, ['shared_card']],
  [
    'with all of them',
    { shares_sellers_phone: true, shares_sellers_device: true, shares_sellers_card: true },
    ['shared_phone', 'shared_device', 'shared_card'],
  ],
])('%s: a link is refused without showing the reason on the page', (_name, account, links) => {
  const party = { ...buyer, ...account }
  expect(sharedIdentitySignals(party)).toEqual(links)
  for (const deal of [auction, fixed]) {
    expect(request(deal, party)).toEqual(request(deal))
    const reason = expect.stringMatching(/linked to the seller’s/)
    expect(judgeParty(deal, party)).toEqual(links.length === 0 ? allowed : { isAllowed: false, reason })
  }
})

test.each<[string, DealTerms, Date | null, boolean]>([
  ['nobody', fixed, null, true],
  ['somebody else', fixed, later(1), false],
  ['somebody else until this instant', fixed, now, true],
  ['somebody else until a moment ago', fixed, later(-1), true],
  ['somebody else, by enquiry', { ...fixed, kind: 'enquire' }, later(1), false],
])('a listing pending for %s', (_name, deal, until, isAllowed) => {
  const party = { ...buyer, others_hold_until: until }
  expect(judgeHold(party, now).isAllowed).toBe(isAllowed)
  const { may_buy_now: mayBuyNow, denialReason } = request(deal, party)
  expect(mayBuyNow).toBe(isAllowed)
  if (!isAllowed) expect(denialReason).toMatch(/pending until .* You can’t buy it/)
})

test.each(['draft', 'pending', 'sold', 'unsold', 'withdrawn', 'suspended'])(
  'a %s listing allows nothing',
  (status) => {
    expect(request(auction, buyer, status)).toMatchObject({
      may_bid: false,
      may_buy_now: false,
      denialReason: expect.any(String),
    })
  },
)

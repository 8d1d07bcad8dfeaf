import { rejectionReason } from '#platform/common/verdict.ts'
import { describe, expect, test } from 'vitest'
import {
  amountProblem,
  answeredBeforehand,
  counterProblem,
  whatMay,
  judgeNewOffer,
  judgeAction,
  type Sale,
  type Thread,
} from './offers.rules.ts'

const now = new Date('2026-11-22T00:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const bowl: Sale = {
  type: 'general',
  kind: 'fixed_price',
  accepts_offers: true,
  buy_now_price_cents: 50_00,
  seller_is_suspended: false,
  bid_count: 0,
  quantity_left: 1,
  fallen_through: 0,
  is_open: true,
}
const offered: Thread = {
  kind: 'offer',
  status: 'pending',
  amount_cents: 30_00,
  proposals: 1,
  expires_at: inHours(48),
}

test.each<[string, Partial<Sale>, Partial<Thread> | null, string | null]>([
  ['a fixed price', {}, null, null],
  ['an auction without bids', { kind: 'auction', buy_now_price_cents: null }, null, null],
  ['an auction with a bid', { kind: 'auction', bid_count: 1 }, null, 'has_bids'],
  ['by enquiry', { kind: 'enquire', buy_now_price_cents: null }, null, null],
  ['a rental', { type: 'property', kind: 'enquire' }, null, 'offers_not_taken'],
  ['no offers taken', { accepts_offers: false }, null, 'offers_not_taken'],
  ['closed', { is_open: false }, null, 'listing_closed'],
  ['its seller is suspended', { seller_is_suspended: true }, null, 'listing_closed'],
  ['none left', { quantity_left: 0 }, null, 'listing_closed'],
  ['mine waits', {}, {}, 'offer_open'],
  ['theirs waits for me', {}, { status: 'countered' }, 'offer_open'],
  ['mine ran out', {}, { expires_at: now }, null],
  ['mine was declined', {}, { status: 'declined', proposals: 4 }, null],
  ['five prices were named', {}, { status: 'declined', proposals: 5 }, 'offers_used_up'],
])('judges a new offer: %s', (_case, sale, thread, key) => {
  const verdict = judgeNewOffer({ ...bowl, ...sale }, thread && { ...offered, ...thread }, now)
  expect(rejectionReason(verdict)?.key ?? null).toBe(key)
})

test.each([
  [50_00, 'You can buy it for NZ$\u00a050. Offer less than that.'],
  [49_99, null],
])('judges an offer of %i against a price of NZ$\u00a050', (amount, sentence) => {
  expect(amountProblem(bowl, amount)).toBe(sentence)
})

test.each([
  [99, 'Offer at least NZ$\u00a01.'],
  [1_00, null],
  [1_000_000_00, null],
])('judges an offer of %i without an asking price', (amount, sentence) => {
  expect(amountProblem({ ...bowl, kind: 'enquire', buy_now_price_cents: null }, amount)).toBe(sentence)
})

const unsold: Sale = {
  ...bowl,
  kind: 'auction',
  buy_now_price_cents: null,
  is_open: false,
  fallen_through: 1,
}
test.each<[string, Thread['kind'], Partial<Sale>, string | null]>([
  ['a fixed price after an auction', 'fixed_price', {}, null],
  ['a second chance', 'second_chance', {}, null],
  ['while its seller is suspended', 'fixed_price', { seller_is_suspended: true }, 'listing_closed'],
  ['a second chance, its seller suspended', 'second_chance', { seller_is_suspended: true }, 'listing_closed'],
  ['for a rental', 'fixed_price', { type: 'property', kind: 'enquire' }, 'offers_not_taken'],
  ['for a property that was an auction', 'fixed_price', { type: 'property' }, 'offers_not_taken'],
  ['for what ran out at a fixed price', 'fixed_price', { kind: 'fixed_price' }, 'offers_not_taken'],
  ['an offer to a suspended seller', 'offer', { is_open: true, seller_is_suspended: true }, 'listing_closed'],
])('judges accepting %s', (_case, kind, sale, key) => {
  const side = kind === 'offer' ? 'seller' : 'buyer'
  const thread = { ...offered, kind, status: kind === 'offer' ? 'pending' : 'countered' } as const
  const verdict = judgeAction('accept', side, thread, { ...unsold, ...sale }, now)
  expect(rejectionReason(verdict)?.key ?? null).toBe(key)
  expect(whatMay(side, thread, { ...unsold, ...sale }, now)).toMatchObject({
    accept: key === null,
    decline: true,
  })
})

test.each([
  [40_00, 'accept'],
  [39_99, null],
  [20_00, null],
  [19_99, 'decline'],
] as const)(
  'an offer of %i, accepted from NZ$\u00a040 and declined below NZ$\u00a020: %s',
  (amount, answer) => {
    expect(answeredBeforehand(amount, { auto_accept_cents: 40_00, auto_decline_cents: 20_00 })).toBe(answer)
  },
)

const all = { accept: true, decline: true, withdraw: false }
const none = { accept: false, decline: false, counter: null, withdraw: false }

describe('the allowed actions of each side', () => {
  test.each<[string, 'buyer' | 'seller', Partial<Thread>, Partial<Sale>, object]>([
    ['the seller, asked', 'seller', {}, {}, { ...all, counter: { min_cents: 30_01, max_cents: 50_00 } }],
    ['the buyer, waiting', 'buyer', {}, {}, { ...none, withdraw: true }],
    [
      'the buyer, countered',
      'buyer',
      { status: 'countered', amount_cents: 45_00 },
      {},
      { ...all, counter: { min_cents: 1, max_cents: 44_99 } },
    ],
    ['the seller, having countered', 'seller', { status: 'countered' }, {}, { ...none, withdraw: true }],
    [
      'no price asked',
      'seller',
      {},
      { buy_now_price_cents: null },
      { ...all, counter: { min_cents: 30_01, max_cents: null } },
    ],
    ['five prices named', 'seller', { proposals: 5 }, {}, { ...all, counter: null }],
    [
      'takes no more offers',
      'seller',
      {},
      { accepts_offers: false },
      { ...all, counter: { min_cents: 30_01, max_cents: 50_00 } },
    ],
    ['a bid has landed', 'seller', {}, { kind: 'auction', bid_count: 1 }, { ...none, decline: true }],
    ['its time is over', 'seller', { expires_at: now }, {}, none],
    ['accepted', 'seller', { status: 'accepted' }, {}, none],
    [
      'a fixed price after the auction',
      'buyer',
      { kind: 'fixed_price', status: 'countered' },
      { kind: 'auction', is_open: false, bid_count: 3 },
      { ...all, counter: null },
    ],
    [
      'the same, sold to another',
      'buyer',
      { kind: 'fixed_price', status: 'countered' },
      { quantity_left: 0, is_open: false },
      { ...none, decline: true },
    ],
  ])('%s', (_case, side, thread, sale, may) => {
    expect(whatMay(side, { ...offered, ...thread }, { ...bowl, ...sale }, now)).toEqual(may)
  })
})

test.each<
  [
    string,
    'accept' | 'decline' | 'counter' | 'withdraw',
    'buyer' | 'seller',
    Partial<Thread>,
    Partial<Sale>,
    string | null,
  ]
>([
  ['my own offer', 'accept', 'buyer', {}, {}, 'offer_moved'],
  ['what waits for me', 'withdraw', 'seller', {}, {}, 'offer_moved'],
  ['what has ended', 'withdraw', 'buyer', { status: 'declined' }, {}, 'offer_closed'],
  ['a sale that closed', 'accept', 'seller', {}, { is_open: false }, 'listing_closed'],
  ['an auction with bids', 'accept', 'seller', {}, { kind: 'auction', bid_count: 2 }, 'has_bids'],
  ['a sixth price', 'counter', 'seller', { proposals: 5 }, {}, 'offers_used_up'],
  [
    'a counter to a fixed price',
    'counter',
    'buyer',
    { kind: 'fixed_price', status: 'countered' },
    { kind: 'auction' },
    'offers_used_up',
  ],
  ['a good one', 'accept', 'seller', {}, {}, null],
])('refuses %s', (_case, action, side, thread, sale, key) => {
  const verdict = judgeAction(action, side, { ...offered, ...thread }, { ...bowl, ...sale }, now)
  expect(rejectionReason(verdict)?.key ?? null).toBe(key)
})

test.each(['accept', 'decline', 'counter', 'withdraw'] as const)(
  'judgeAction names the acceptance when %s comes after it',
  (action) => {
    const verdict = judgeAction(action, 'seller', { ...offered, status: 'accepted' }, bowl, now)
    expect(rejectionReason(verdict)).toEqual({
      key: 'offer_closed',
      message: 'This offer has already been accepted.',
    })
  },
)

test.each([
  ['seller', 'pending', 30_00, 'The buyer has offered NZ$\u00a030. Accept it or ask for more.'],
  ['seller', 'pending', 50_01, 'Your asking price is NZ$\u00a050, so you can’t ask for more.'],
  ['seller', 'pending', 50_00, null],
  ['buyer', 'countered', 30_00, 'The seller is asking NZ$\u00a030. Accept it or offer less.'],
  ['buyer', 'countered', 29_99, null],
] as const)('judges a counter by the %s while %s, of %i', (side, status, amount, sentence) => {
  expect(counterProblem(side, { ...offered, status }, bowl, amount)).toBe(sentence)
})

import { expect, test } from 'vitest'
import type { BulkChange } from '#domains/selling/common/bulk-acts.ts'
import {
  addPercent,
  countPlaces,
  isAsSeen,
  planChange,
  planFields,
  type BulkFacts,
  type SeenState,
} from './bulk-acts.rules.ts'

test.each([
  [10_00, 10, 11_00],
  [9_99, 10, 11_00],
  [10_04, 1, 10_10],
  [99_90, 1, 101_00],
  [99_94, -1, 98_90],
  [99_99, 0.0, 100_00],
  [1_234_56, 10, 1_358_00],
  [100_00, -10, 90_00],
  [105_00, -5, 99_80],
  [1_50, -95, 10],
  [10, -95, 0],
  [10_000_000_000, 900, 100_000_000_000],
  // Exactly half a step goes up, also where a fraction of percent is no binary number.
  [5_50, 10, 6_10],
  [150_00, 1, 152_00],
])('%i cents and %i percent make %i', (cents, percent, expected) => {
  expect(addPercent(cents, percent)).toBe(expected)
})

const auction: BulkFacts = {
  type: 'general',
  status: 'active',
  sale_method: 'auction',
  quantity: 1,
  duration_minutes: 1440,
  pickup: 'allowed',
  is_open: true,
  is_on_hold: false,
  bid_count: 0,
  start_price_cents: 10_00,
  reserve_price_cents: 20_00,
  buy_now_price_cents: 50_00,
  delivery_options: [],
  may_relist: false,
  is_relisted: false,
}
const fixed: BulkFacts = {
  ...auction,
  sale_method: 'fixed_price',
  start_price_cents: null,
  reserve_price_cents: null,
  quantity: 4,
  duration_minutes: null,
}
const draft: BulkFacts = { ...fixed, status: 'draft', is_open: false }
const up = (price: 'listed' | 'buy_now' | 'reserve' = 'listed', percent = 10): BulkChange => ({
  kind: 'price',
  price,
  change: { by: 'percent', percent },
})
const to = (cents: number): BulkChange => ({
  kind: 'price',
  price: 'listed',
  change: { by: 'amount', cents },
})
const withdraw = (reason = ''): BulkChange => ({ kind: 'withdraw', reason })
const quantity: BulkChange = { kind: 'quantity', quantity: 7 }
const duration: BulkChange = { kind: 'duration', minutes: 4320 }
const delivery: BulkChange = { kind: 'delivery', pickup: 'must', delivery_options: [] }

test.each<[string, BulkChange, BulkFacts, object]>([
  ['an auction’s start price', up(), auction, { start_price_cents: 11_00 }],
  ['an auction’s reserve', up('reserve'), auction, { reserve_price_cents: 22_00 }],
  ['an auction’s Buy Now', up('buy_now'), auction, { buy_now_price_cents: 55_00 }],
  ['a fixed price', up(), fixed, { buy_now_price_cents: 55_00 }],
  ['a fixed price as Buy Now', up('buy_now'), fixed, { buy_now_price_cents: 55_00 }],
  [
    'a draft without a price',
    to(12_34),
    { ...draft, buy_now_price_cents: null },
    { buy_now_price_cents: 12_34 },
  ],
  ['a quantity', quantity, fixed, { quantity: 7 }],
  ['a duration', duration, auction, { duration_minutes: 4320 }],
  ['delivery', delivery, auction, { pickup: 'must', delivery_options: [] }],
])('planChange changes %s', (_name, act, facts, after) => {
  expect(planChange(act, facts)).toMatchObject({ after, refusal: null })
})

test.each<[string, BulkChange, BulkFacts, RegExp]>([
  ['an ended listing', up(), { ...auction, status: 'unsold', is_open: false }, /has ended/],
  ['an auction past its close', up(), { ...auction, is_open: false }, /has ended/],
  ['a suspended listing', delivery, { ...auction, status: 'suspended' }, /suspended/],
  ['a pending listing', quantity, { ...fixed, status: 'pending' }, /waiting for approval/],
  ['a price on hold', up(), { ...fixed, is_on_hold: true }, /pending for a buyer/],
  ['a quantity on hold', quantity, { ...fixed, is_on_hold: true }, /pending for a buyer/],
  ['a withdrawal on hold', withdraw('Gone.'), { ...fixed, is_on_hold: true }, /pending for a buyer/],
  ['a reserve without an auction', up('reserve'), fixed, /Only auctions/],
  ['a percentage of no price', up(), { ...draft, buy_now_price_cents: null }, /doesn’t have that price/],
  ['a property’s price', up(), { ...fixed, type: 'property' }, /own form/],
  ['the same price', to(50_00), fixed, /already its price/],
  [
    'a change that rounds away',
    up('listed', 1),
    { ...fixed, buy_now_price_cents: 2_00 },
    /already its price/,
  ],
  ['a price of nothing', up('listed', -95), { ...fixed, buy_now_price_cents: 50 }, /under 10 cents/],
  ['a price too high', up('listed', 900), { ...fixed, buy_now_price_cents: 9_000_000_000 }, /over NZ\$ 100/],
  ['an auction’s quantity', quantity, auction, /sells one item/],
  ['a vehicle’s quantity', quantity, { ...fixed, type: 'vehicle' }, /own form/],
  ['the same quantity', quantity, { ...fixed, quantity: 7 }, /already its quantity/],
  ['a fixed price’s duration', duration, fixed, /until it’s sold/],
  ['the same duration', duration, { ...auction, duration_minutes: 4320 }, /already runs that long/],
  ['the same delivery', delivery, { ...auction, pickup: 'must' }, /already its delivery/],
  ['a property’s delivery', delivery, { ...fixed, type: 'property' }, /isn’t delivered/],
  ['bids without a reason', withdraw(), { ...auction, bid_count: 1 }, /Give a reason/],
  ['a withdrawn draft', withdraw(), draft, /isn’t live/],
  ['a live listing as a draft', { kind: 'delete_drafts' }, auction, /isn’t a draft/],
  ['a live listing relisted', { kind: 'relist' }, auction, /without a sale/],
  ['a second relisting', { kind: 'relist' }, { ...auction, may_relist: true, is_relisted: true }, /already/],
])('planChange refuses %s', (_name, act, facts, reason) => {
  expect(planChange(act, facts)).toEqual({ before: {}, after: {}, refusal: expect.stringMatching(reason) })
})

test.each<[BulkChange, BulkFacts]>([
  [withdraw(), auction],
  [withdraw('Sorry.'), { ...auction, bid_count: 3 }],
  [{ kind: 'delete_drafts' }, draft],
  [{ kind: 'relist' }, { ...auction, status: 'unsold', may_relist: true }],
])('planChange lets act %j be done', (act, facts) => {
  expect(planChange(act, facts)).toEqual({ before: {}, after: {}, refusal: null })
})

test('planFields sets the fields of before and remembers the present ones', () => {
  expect(planFields({ buy_now_price_cents: 40_00, quantity: 2 }, fixed)).toEqual({
    before: { buy_now_price_cents: 50_00, quantity: 4 },
    after: { buy_now_price_cents: 40_00, quantity: 2 },
    refusal: null,
  })
  expect(planFields({ quantity: 2 }, { ...fixed, is_on_hold: true }).refusal).toMatch(/pending/)
})

test('countPlaces refuses what exceeds the plan, each type by itself', () => {
  const hasPlace = countPlaces(new Map([['general', 2] as const]))
  expect((['general', 'vehicle', 'general', 'general', 'vehicle'] as const).map(hasPlace)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
})

test.each<[Partial<SeenState>, boolean]>([
  [{}, true],
  [{ status: 'unsold' }, false],
  [{ version: 4 }, false],
  [{ deal_version: 8 }, false],
  [{ deal_version: null }, false],
])('isAsSeen compares status and versions: %j', (change, expected) => {
  const seen = { status: 'active', version: 3, deal_version: 7 } as const
  expect(isAsSeen(seen, { ...seen, ...change })).toBe(expected)
})

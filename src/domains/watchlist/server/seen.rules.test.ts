import { expect, test } from 'vitest'
import type { WatchChange } from '#domains/watchlist/common/watching.ts'
import { changesSince, type SeenSnapshot } from './seen.rules.ts'

const before: SeenSnapshot = {
  status: 'active',
  price_cents: 10_00,
  bid_count: 0,
  reserve_state: 'not_met',
  buy_now_price_cents: 90_00,
  closes_at: '2026-11-28T07:00:00.000Z',
}
const later = '2026-11-28T07:02:00.000Z'

test.each<[string, Partial<SeenSnapshot & { sale_method: string }>, string[], WatchChange[]]>([
  ['nothing happened', {}, [], []],
  ['the first bid, at the start price', { bid_count: 1 }, [], [{ kind: 'bids', count: 1 }]],
  [
    'bids that reach the reserve and take buy-now away',
    { bid_count: 3, price_cents: 50_00, reserve_state: 'met', buy_now_price_cents: null },
    [],
    [
      { kind: 'bids', count: 3 },
      { kind: 'price', from_cents: 10_00, to_cents: 50_00 },
      { kind: 'reserve', state: 'met' },
      { kind: 'buy_now', from_cents: 90_00, to_cents: null },
    ],
  ],
  [
    'a late bid that extends it',
    { bid_count: 1, closes_at: later },
    [],
    [
      { kind: 'bids', count: 1 },
      { kind: 'closing', from: before.closes_at, to: later },
    ],
  ],
  [
    'a start price that was reduced',
    { price_cents: 5_00 },
    [],
    [{ kind: 'price', from_cents: 10_00, to_cents: 5_00 }],
  ],
  [
    'sold, with all that belongs to it',
    { status: 'sold', bid_count: 2, price_cents: 12_00, buy_now_price_cents: null, closes_at: later },
    [],
    [
      { kind: 'ended', how: 'sold' },
      { kind: 'bids', count: 2 },
      { kind: 'price', from_cents: 10_00, to_cents: 12_00 },
    ],
  ],
  ['not sold', { status: 'unsold' }, [], [{ kind: 'ended', how: 'unsold' }]],
  ['withdrawn', { status: 'withdrawn' }, [], [{ kind: 'ended', how: 'withdrawn' }]],
  [
    'a fixed price that was reduced is said once',
    { sale_method: 'fixed_price', price_cents: 80_00, buy_now_price_cents: 80_00 },
    [],
    [{ kind: 'price', from_cents: 10_00, to_cents: 80_00 }],
  ],
  ['the seller added a photo', {}, ['Added a photo'], [{ kind: 'edited', lines: ['Added a photo'] }]],
])('%s', (_what, after, lines, expected) => {
  expect(changesSince(before, { ...before, sale_method: 'auction', ...after }, lines)).toEqual(expected)
})

test('a void’s fewer bids and unmet reserve aren’t shown as negative changes', () => {
  const then: SeenSnapshot = { ...before, bid_count: 5, price_cents: 50_00, reserve_state: 'met' }
  const now = { ...then, bid_count: 2, price_cents: 20_00, reserve_state: 'not_met' as const }
  expect(changesSince(then, { ...now, sale_method: 'auction' }, [])).toEqual([
    { kind: 'price', from_cents: 50_00, to_cents: 20_00 },
    { kind: 'reserve', state: 'not_met' },
  ])
})

test('a listing that had ended and is open again is marked as back', () => {
  expect(
    changesSince({ ...before, status: 'unsold' }, { ...before, sale_method: 'fixed_price' }, []),
  ).toEqual([{ kind: 'back' }])
})

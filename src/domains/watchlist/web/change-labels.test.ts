import { expect, test } from 'vitest'
import type { WatchChange } from '#domains/watchlist/common/watching.ts'
import { describeChange } from './change-labels.ts'

const auction = { sale_method: 'auction', bid_count: 2 } as const
const untouched = { sale_method: 'auction', bid_count: 0 } as const
const fixed = { sale_method: 'fixed_price', bid_count: 0 } as const
const [evening, later] = ['2026-11-22T06:30:00Z', '2026-11-22T06:32:00Z']

test.each<[WatchChange, Parameters<typeof describeChange>[1], string[]]>([
  [{ kind: 'bids', count: 1 }, auction, ['1 new bid']],
  [{ kind: 'bids', count: 3 }, auction, ['3 new bids']],
  [{ kind: 'price', from_cents: 1000, to_cents: 2550 }, auction, ['Up from NZ$\u00a010']],
  [
    { kind: 'price', from_cents: 1000, to_cents: 800 },
    untouched,
    ['Start price reduced from NZ$\u00a010 to NZ$\u00a08'],
  ],
  [
    { kind: 'price', from_cents: 5000, to_cents: 4500 },
    fixed,
    ['Price reduced from NZ$\u00a050 to NZ$\u00a045'],
  ],
  [
    { kind: 'price', from_cents: 4500, to_cents: 5000 },
    fixed,
    ['Price raised from NZ$\u00a045 to NZ$\u00a050'],
  ],
  [{ kind: 'buy_now', from_cents: 9000, to_cents: null }, auction, ['Buy now is no longer available']],
  [{ kind: 'buy_now', from_cents: null, to_cents: 9000 }, untouched, ['Now has Buy now at NZ$\u00a090']],
  [
    { kind: 'buy_now', from_cents: 9000, to_cents: 8000 },
    untouched,
    ['“Buy now” reduced from NZ$\u00a090 to NZ$\u00a080'],
  ],
  [{ kind: 'reserve', state: 'met' }, auction, ['Reserve met']],
  [
    { kind: 'closing', from: evening, to: later },
    auction,
    ['Closes Sun 22 Nov, 7:32 pm, not Sun 22 Nov, 7:30 pm'],
  ],
  [
    { kind: 'edited', lines: ['Added a photo', 'Changed the title'] },
    auction,
    ['Added a photo', 'Changed the title'],
  ],
  [{ kind: 'ended', how: 'sold' }, auction, ['It was sold']],
  [{ kind: 'ended', how: 'withdrawn' }, fixed, ['The seller withdrew it']],
  [{ kind: 'back' }, fixed, ['It’s open again']],
])('%j', (change, listing, words) => {
  expect(describeChange(change, listing)).toEqual(words)
})

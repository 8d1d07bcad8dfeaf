import { expect, test } from 'vitest'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { ListingHistory } from '#domains/selling/common/selling.ts'
import { describeEarlier } from './history-labels.ts'

type Earlier = ListingHistory['earlier'][number]

const auction: Earlier = {
  id: 1,
  type: 'general',
  sale_method: 'auction',
  listed_at: '2026-11-01T00:00:00.000Z',
  ended_at: '2026-11-08T00:00:00.000Z',
  outcome: 'unsold',
  asked_cents: 10_00,
  reached_cents: null,
  bid_count: 0,
}

test.each<[Partial<Earlier>, string]>([
  [{}, 'from NZ$\u00a010, no bids, closed without a sale'],
  [
    { reached_cents: 45_50, bid_count: 1 },
    'from NZ$\u00a010, one bid up to NZ$\u00a045.50, closed without a sale',
  ],
  [
    { reached_cents: 45_50, bid_count: 3, outcome: 'withdrawn' },
    'from NZ$\u00a010, 3 bids up to NZ$\u00a045.50, withdrawn by the seller',
  ],
  [{ sale_method: 'fixed_price', asked_cents: 80_00 }, 'for NZ$\u00a080, closed without a sale'],
  [
    { sale_method: 'fixed_price', asked_cents: 80_00, reached_cents: 75_00, outcome: 'fell_through' },
    'for NZ$\u00a080, agreed at NZ$\u00a075, sold, but the sale fell through',
  ],
  [{ sale_method: 'enquire', asked_cents: null }, 'closed without a sale'],
])('the changes %j are described as %s', (changes, words) => {
  expect(describeEarlier({ ...auction, ...changes }, formatMoney)).toBe(words)
})

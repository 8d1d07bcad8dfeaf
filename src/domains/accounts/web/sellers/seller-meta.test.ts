import { expect, test } from 'vitest'
import type { Seller } from '#domains/accounts/common/members/members.ts'
import { toAccountId } from '#platform/common/ids.ts'
import {
  countCompletedSales,
  describeReviews,
  sellerName,
  sellerPlace,
  describeWithdrawal,
} from './seller-meta.ts'

const seller: Seller = {
  id: toAccountId(1),
  display_name: 'Mere K.',
  avatar: null,
  seller_kind: 'private',
  trading_name: null,
  nzbn: null,
  about: '',
  region: null,
  suburb: null,
  member_since: '2026-11-21T00:00:00.000Z',
  rating: null,
  review_count: 0,
  seller_review_count: 0,
  sold_count: 0,
  is_agency: false,
  withdrawn_with_bids: 0,
  voided_bidders: 0,
  live_count: 0,
}

test.each([
  [{}, 'Mere K.'],
  [{ seller_kind: 'in_trade' as const }, 'Mere K.'],
  [{ seller_kind: 'in_trade' as const, trading_name: 'Kahu Timber' }, 'Kahu Timber'],
  [{ seller_kind: 'private' as const, trading_name: 'Kahu Timber' }, 'Mere K.'],
])('%o sells as %s', (wishes, name) => {
  expect(sellerName({ ...seller, ...wishes })).toBe(name)
})

test.each([
  [null, null, ''],
  [null, 'Otago', 'Otago'],
  ['Petone', 'Wellington', 'Petone, Wellington'],
  ['Wellington', 'Wellington', 'Wellington'],
])('%s in %s is described as “%s”', (suburb, region, words) => {
  expect(sellerPlace({ ...seller, suburb, region })).toBe(words)
})

test.each([
  [{ rating: null, review_count: 0, seller_review_count: 0 }, 'No reviews yet'],
  [{ rating: 4.75, review_count: 6, seller_review_count: 2 }, '4.75 of 5: 2 as seller, 4 as buyer'],
  [{ rating: 5, review_count: 1, seller_review_count: 1 }, '5 of 5: 1 as seller'],
  [{ rating: 4, review_count: 3, seller_review_count: 0 }, '4 of 5: 3 as buyer'],
])('describeReviews splits %o by role', (counts, words) => {
  expect(describeReviews({ ...seller, ...counts })).toBe(words)
})

test('describeReviews counts completed sales and handles none', () => {
  expect([0, 1, 1200].map(countCompletedSales)).toEqual(['None yet', '1', '1,200'])
})

test('the void rate is described for sellers', () => {
  expect(describeWithdrawal(1)).toBe('Withdrew one listing after people had bid on it.')
  expect(describeWithdrawal(12)).toBe('Withdrew 12 listings after people had bid on them.')
})

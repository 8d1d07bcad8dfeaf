import { expect, test } from 'vitest'
import { authorRole, getRoleLabels, describeStar, describeStats } from './review-labels.ts'

test.each([
  [0, '0 stars'],
  [0.5, 'Half a star'],
  [1, '1 star'],
  [1.5, '1 and a half stars'],
  [5, '5 stars'],
])('%d is called %s', (rating, words) => expect(describeStar(rating)).toBe(words))

const counted = { average: null, count: 0 }
const none = {
  average: null,
  count: 0,
  percentage: null,
  distribution: [],
  as_buyer: counted,
  as_seller: counted,
}

test.each([
  [none, 'No reviews yet'],
  [{ ...none, average: 4.5, count: 1, percentage: '90.00%' }, '4.5 of 5 (90.00%) from 1 review'],
  [{ ...none, average: 3.67, count: 1200, percentage: '73.33%' }, '3.67 of 5 (73.33%) from 1,200 reviews'],
])('describeStats formats %j', (stats, words) => expect(describeStats(stats)).toBe(words))

test('a review shows the author’s role, not the reviewed member’s', () => {
  expect(getRoleLabels()[authorRole({ about_role: 'seller' })]).toBe('Buyer')
  expect(getRoleLabels()[authorRole({ about_role: 'buyer' })]).toBe('Seller')
})

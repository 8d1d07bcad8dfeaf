import { expect, test } from 'vitest'
import type { PropertyBrief } from '#domains/listings/common/properties.shapes.ts'
import { describeEnded, describeLeft, describeMark, describeSold, readQuantity } from './sold-labels.ts'

test.each([
  [1, 200_00, 'sold', 'Sold for NZ$\u00a0200'],
  [1, 50_00, 'active', '1 sold for NZ$\u00a050'],
  [3, 150_00, 'sold', '3 sold for NZ$\u00a0150'],
] as const)('a sale of %i for %i cents, %s, is described as %s', (pieces, totalCents, status, words) => {
  expect(describeSold({ pieces, total_cents: totalCents }, status)).toBe(words)
})

test.each([
  ['withdrawn', null, 'Withdrawn.'],
  ['unsold', null, 'Didn’t sell.'],
  ['unsold', { pieces: 1, total_cents: 50_00 }, 'Sale fell through.'],
] as const)('earlier sales, %s with %j, are described as %s', (status, sold, words) => {
  expect(describeEnded({ status, sold })).toBe(words)
})

test.each([
  [null, 'Mark as sold'],
  ['sale', 'Mark as sold'],
  ['rent', 'Mark as rented'],
  ['flatmate', 'Mark as rented'],
] as const)('a sale outside Hoko of a property for %s is called %s', (purpose, act) => {
  const propertyBrief = purpose && ({ purpose } as PropertyBrief)
  expect(describeMark({ property_brief: propertyBrief }).act).toBe(act)
})

test.each([
  [1, '1', 'It comes off the market now. You can’t undo this.'],
  [0, '1', 'It comes off the market now. You can’t undo this.'],
  [3, '3', 'All 3 that are left come off the market now. You can’t undo this.'],
  [3, '1', 'The other 2 stay for sale. You can’t undo this.'],
  [2, '1', 'The other one stays for sale. You can’t undo this.'],
] as const)('%i left with %s sold is described as %s', (left, sold, words) => {
  expect(describeLeft(left, readQuantity(sold))).toBe(words)
})

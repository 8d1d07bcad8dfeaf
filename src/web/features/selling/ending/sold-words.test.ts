import { expect, test } from 'vitest'
import type { PropertyBrief } from '#contract/listings/properties.ts'
import { describeEnded, describeMark, describeSold } from './sold-words.ts'

test.each([
  [1, 200_00, 'sold', 'Sold for NZ$ 200'],
  [1, 50_00, 'active', '1 sold for NZ$ 50'],
  [3, 150_00, 'sold', '3 sold for NZ$ 150'],
] as const)('%i pieces for %i, %s: %s', (pieces, total_cents, status, words) => {
  expect(describeSold({ pieces, total_cents }, status)).toBe(words)
})

test.each([
  ['withdrawn', null, 'Withdrawn.'],
  ['unsold', null, 'Didn’t sell.'],
  ['unsold', { pieces: 1, total_cents: 50_00 }, 'Sale fell through.'],
] as const)('before it was listed again, %s with %j: %s', (status, sold, words) => {
  expect(describeEnded({ status, sold })).toBe(words)
})

test.each([
  [null, 'Mark as sold'],
  ['sale', 'Mark as sold'],
  ['rent', 'Mark as rented'],
  ['flatmate', 'Mark as rented'],
] as const)('what goes outside of Hoko, offered for %s: %s', (purpose, act) => {
  const property_brief = purpose && ({ purpose } as PropertyBrief)
  expect(describeMark({ property_brief }).act).toBe(act)
})

import { expect, test } from 'vitest'
import { amountProblem, leastAccepted } from './use-bidding.ts'

test.each<[string, number, number | null, number]>([
  ['nobody’s limit', 40_00, null, 40_00],
  ['outbid', 61_00, 50_00, 61_00],
  // The leader may set any higher limit.
  ['leading, far above the price', 41_00, 160_00, 160_01],
  ['leading at the limit', 161_00, 160_00, 161_00],
])('the least accepted amount is right for %s', (_, minimum, own, least) => {
  expect(leastAccepted(minimum, own)).toBe(least)
})

test.each<[number | null | undefined, number, number | null, string | null]>([
  [undefined, 40_00, null, 'Enter an amount, like 45 or 45.50.'],
  [null, 40_00, null, 'Enter your bid.'],
  [39_99, 40_00, null, 'The minimum bid is NZ$\u00a040.'],
  [40_00, 40_00, null, null],
  [150_00, 160_01, 160_00, 'Your limit is already NZ$\u00a0160.'],
  [160_00, 161_00, 160_00, 'Your limit is already NZ$\u00a0160.'],
  [160_50, 161_00, 160_00, 'The minimum bid is NZ$\u00a0161.'],
  [160_50, 160_01, 160_00, null],
  [100_000_000_00, 40_00, null, null],
  [100_000_000_01, 40_00, null, 'The maximum bid is NZ$\u00a0100,000,000.'],
])('%s with at least %i and leading up to %s: %s', (cents, minCents, leadingMaxCents, problem) => {
  expect(amountProblem(cents, { min_cents: minCents, leadingMaxCents })).toBe(problem)
})

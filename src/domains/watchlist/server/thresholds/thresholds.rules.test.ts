import { expect, test } from 'vitest'
import { compareThreshold } from './thresholds.rules.ts'

test.each([
  [true, 20_001, 'none'],
  [true, 20_000, 'notify'],
  [true, 15_000, 'notify'],
  [true, null, 'none'],
  [false, 15_000, 'none'],
  [false, 20_001, 'arm'],
  [false, null, 'arm'],
] as const)('compareThreshold, armed %s, answers for a price of %s: %s', (isArmed, priceCents, outcome) => {
  expect(compareThreshold({ threshold_cents: 20_000, is_armed: isArmed }, priceCents)).toBe(outcome)
})

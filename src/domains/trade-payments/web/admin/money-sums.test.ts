import { expect, test } from 'vitest'
import { findDifference } from './money-sums.tsx'

const sums = {
  charged_cents: 100_00,
  waiting_cents: 54_90,
  refunding_cents: 5_00,
  sellers_cents: -2_00,
  transferring_cents: 12_10,
  paid_out_cents: 26_00,
  fees_cents: 4_00,
}

test('the sums differ by nothing if every cent is somewhere', () => {
  expect(findDifference(sums)).toBe(0)
  expect(findDifference({ ...sums, fees_cents: 3_99 })).toBe(1)
  expect(findDifference({ ...sums, charged_cents: 99_00 })).toBe(-1_00)
})

import { expect, test } from 'vitest'
import { seeded } from '../seeded.ts'
import { plateOf, vinOf } from './plates.ts'

test.each([
  [2024, false, /^Q[A-Z]{2}0\d\d$/],
  [2016, false, /^K[A-Z]{2}0\d\d$/],
  [2002, false, /^A[A-Z]{2}0\d\d$/],
  [1974, false, /^[A-Z]{2}0\d{3}$/],
  [2019, true, /^0\d[A-Z]{3}$/],
])('what was registered in %i has the letters of its year', (year, is_small, pattern) => {
  for (let seed = 0; seed < 40; seed += 1)
    expect(plateOf(year, is_small, new Set(), seeded(seed))).toMatch(pattern)
})

test('a plate that hangs on something is not given again', () => {
  const taken = new Set<string>()
  const [one, other] = [plateOf(2018, false, taken, seeded(3)), plateOf(2018, false, taken, seeded(3))]
  expect(other).not.toBe(one)
  expect([...taken]).toEqual([one, other])
})

test('a VIN has seventeen characters, none of them mistaken for a digit', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    expect(vinOf(true, seeded(seed))).toMatch(/^7AT0[A-HJ-NPR-Z0-9]{13}$/)
    expect(vinOf(false, seeded(seed))).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
  }
})

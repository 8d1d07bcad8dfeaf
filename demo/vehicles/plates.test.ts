import { expect, test } from 'vitest'
import { makeDice } from '../seeded.ts'
import { pickPlate, pickVin } from './plates.ts'

test.each([
  [2024, false, /^Q[A-Z]{2}0\d\d$/],
  [2016, false, /^K[A-Z]{2}0\d\d$/],
  [2002, false, /^A[A-Z]{2}0\d\d$/],
  [1974, false, /^[A-Z]{2}0\d{3}$/],
  [2019, true, /^0\d[A-Z]{3}$/],
])('a plate from %i has the letters of its year', (year, isSmall, pattern) => {
  for (let seed = 0; seed < 40; seed += 1)
    expect(pickPlate(year, isSmall, new Set(), makeDice(seed))).toMatch(pattern)
})

test('a used plate is not assigned again', () => {
  const taken = new Set<string>()
  const [one, other] = [
    pickPlate(2018, false, taken, makeDice(3)),
    pickPlate(2018, false, taken, makeDice(3)),
  ]
  expect(other).not.toBe(one)
  expect([...taken]).toEqual([one, other])
})

test('a VIN has 17 characters and no ambiguous letters', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    expect(pickVin(true, makeDice(seed))).toMatch(/^7AT0[A-HJ-NPR-Z0-9]{13}$/)
    expect(pickVin(false, makeDice(seed))).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
  }
})

import { expect, test } from 'vitest'
import { countsOf, countWords, filledFirst, isSame } from './facet-counts.ts'

const counts = {
  is_sampled: false,
  choices: { condition: [{ value: 'used', count: 12 }] },
  price: [],
}

test('what is not named has none, and where nothing was counted nothing is known', () => {
  expect(countsOf(counts, 'condition')!('used')).toEqual({ count: 12, is_about: false })
  expect(countsOf(counts, 'condition')!('new')).toEqual({ count: 0, is_about: false })
  expect(countsOf(undefined, 'condition')).toBeNull()
})

test('of what may have been left out nothing is known', () => {
  const value = (at: number) => ({ value: `suburb-${at}`, count: 100 - at })
  const many = { ...counts, choices: { suburb: Array.from({ length: 60 }, (_, at) => value(at)) } }
  expect(countsOf(many, 'suburb')!('suburb-1')?.count).toBe(99)
  expect(countsOf(many, 'suburb')!('suburb-60')).toBeUndefined()
})

test.each([
  [{ count: 1234, is_about: false }, '1,234'],
  [{ count: 1234, is_about: true }, 'about 1,200'],
  [{ count: 87, is_about: true }, 'about 87'],
  [{ count: 0, is_about: true }, '0'],
])('%j reads %s', (count, words) => {
  expect(countWords(count)).toBe(words)
})

test('what some have comes first', () => {
  const count = (choice: string) =>
    choice === 'unknown' ? undefined : { count: choice === 'none' ? 0 : 1, is_about: false }
  expect(filledFirst(['none', 'some', 'unknown'], count)).toEqual(['some', 'unknown', 'none'])
})

test('makes are one however they are written', () => {
  expect(isSame('CITROEN', 'Citroën')).toBe(true)
  expect(isSame(undefined, 'Citroën')).toBe(false)
})

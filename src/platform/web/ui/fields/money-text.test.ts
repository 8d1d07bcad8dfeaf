import { describe, expect, it } from 'vitest'
import { centsFromText, textFromCents } from './money-text.ts'

describe('centsFromText', () => {
  it.each([
    ['1,234.50', 123_450],
    ['1234.5', 123_450],
    ['NZ$\u00a040', 4_000],
    ['$0.05', 5],
    ['45.', 4_500],
    ['1,000,000', 100_000_000],
    ['0', 0],
  ])('reads %s', (text, cents) => {
    expect(centsFromText(text)).toBe(cents)
  })

  it.each(['', '   ', 'NZ$ '])('takes %j as nothing written', (text) => {
    expect(centsFromText(text)).toBeNull()
  })

  it.each(['1,23', '12,34.50', '1.234', '-5', 'ten', '1e3', '.', '9999999999999999999'])(
    'refuses %s',
    (text) => {
      expect(centsFromText(text)).toBeUndefined()
    },
  )
})

it('writes cents as a person would type them', () => {
  expect([0, 5, 4_550, 123_400, 123_450, null].map(textFromCents)).toEqual([
    '0',
    '0.05',
    '45.50',
    '1,234',
    '1,234.50',
    '',
  ])
})

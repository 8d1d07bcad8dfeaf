import { expect, test } from 'vitest'
import { getContrast, isHexColor, isReadable, suggestColor, suggestTextColor } from './colors.ts'
import { readLicenceNumber } from './licence-numbers.ts'
import { suggestSlug, slugProblem } from './shop-slugs.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0b5c4a', '#ffffff', 7.93],
  ['#ffd400', '#000000', 14.67],
])('the contrast of %s and %s is computed', (one, other, ratio) => {
  expect(getContrast(one, other)).toBeCloseTo(ratio, 1)
  expect(getContrast(other, one)).toBeCloseTo(ratio, 1)
})

test.each([
  ['#0b5c4a', '#ffffff', '#0b5c4a'],
  ['#777777', '#ffffff', '#767676'],
  ['#ff8800', '#ffffff', '#b46000'],
  ['#ffd400', '#ffffff', '#8c7500'],
  ['#333333', '#000000', '#757575'],
])('suggestColor returns a colour near %s that %s is readable on', (color, textColor, suggestion) => {
  const suggested = suggestColor(color, textColor)
  expect(suggested).toBe(suggestion)
  expect(isReadable(suggested!, textColor)).toBe(true)
})

test('every colour has a text colour', () => {
  for (let at = 0; at < 0x1000000; at += 40_961) {
    const color = `#${at.toString(16).padStart(6, '0')}`
    expect(isReadable(color, suggestTextColor(color))).toBe(true)
    expect(isHexColor(suggestColor(color, '#ffffff')!)).toBe(true)
  }
})

test.each(['#fff', '#FFFFFF', 'red', '#12345g', '#123456;', 'url(x)', ' #123456', '#123456\n', ''])(
  '%j is refused as a colour',
  (text) => {
    expect(isHexColor(text)).toBe(false)
  },
)

test.each([
  ['20012345', '20012345'],
  [' 2008123 ', '2008123'],
  ['REA 20 012 345', '20012345'],
  ['REAA licence 20012345', null],
  ['Licence no. 10035687', '10035687'],
  ['licence number: 10035687', '10035687'],
  ['2001-2345', '20012345'],
  ['12345', null],
  ['12345678901', null],
  ['01234567', null],
  ['20012345a', null],
  ['', null],
])('the licence number %j is %j', (typed, number) => {
  expect(readLicenceNumber(typed)).toBe(number)
})

test.each([
  ['kowhai-realty', null],
  ['ab', 'too_short'],
  ['a'.repeat(41), 'too_long'],
  ['Kowhai', 'wrong_letters'],
  ['kōwhai', 'wrong_letters'],
  ['-kowhai', 'wrong_letters'],
  ['kowhai--realty', 'wrong_letters'],
  ['kowhai realty', 'wrong_letters'],
  ['12345', 'only_digits'],
  ['admin', 'reserved'],
  ['hoko-support', 'reserved'],
  ['the-hoko-shop', 'reserved'],
  ['hokonui-motors', null],
  ['trade-2000', null],
])('the address %j is checked', (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem)
})

test.each([
  ['Kōwhai Realty Ltd', 'kowhai-realty-ltd'],
  ['Bob’s Cars & Utes', 'bobs-cars-and-utes'],
  ['  Ōtautahi — Motors!  ', 'otautahi-motors'],
  ['车', ''],
])('%j becomes %j', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug)
})

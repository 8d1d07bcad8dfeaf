import { describe, expect, test } from 'vitest'
import { readGstNumber, readNzbn } from './nz-numbers.ts'

describe('readNzbn', () => {
  test.each([
    ['9429039501974', '9429039501974'],
    ['9429 0395 01974', '9429039501974'],
    ['9429-039-501-974', '9429039501974'],
    ['4006381333931', '4006381333931'],
  ])('%s is read', (typed, number) => {
    expect(readNzbn(typed)).toEqual({ number })
  })

  test.each([
    ['9429039501976', 'That isn’t a valid NZBN. Check the digits.'],
    ['9429039501794', 'That isn’t a valid NZBN. Check the digits.'],
    ['942903950197', 'An NZBN has 13 digits, for example 9429039501974.'],
    ['94290395019740', 'An NZBN has 13 digits, for example 9429039501974.'],
    ['94290395O1974', 'An NZBN has 13 digits, for example 9429039501974.'],
    ['', 'An NZBN has 13 digits, for example 9429039501974.'],
  ])('%s is refused', (typed, problem) => {
    expect(readNzbn(typed)).toEqual({ problem })
  })
})

describe('readGstNumber', () => {
  test.each([
    ['49091850', '49091850'],
    ['49-091-850', '49091850'],
    ['35901981', '35901981'],
    ['49098576', '49098576'],
    ['136410132', '136410132'],
    ['136 410 132', '136410132'],
    ['10000009', '10000009'],
    ['149999995', '149999995'],
    ['049091850', '049091850'],
  ])('%s is read', (typed, number) => {
    expect(readGstNumber(typed)).toEqual({ number })
  })

  test.each([
    ['49091851', 'That isn’t a valid GST number. Check the digits.'],
    ['35901980', 'That isn’t a valid GST number. Check the digits.'],
    ['136410133', 'That isn’t a valid GST number. Check the digits.'],
    ['49091940', 'That isn’t a valid GST number. Check the digits.'],
    // Has valid check digits, but is outside the issued range.
    ['09999996', 'That isn’t a valid GST number. Check the digits.'],
    ['150000009', 'That isn’t a valid GST number. Check the digits.'],
    ['9125568', 'A GST number has 8 or 9 digits, for example 49-091-850.'],
    ['1364101320', 'A GST number has 8 or 9 digits, for example 49-091-850.'],
    ['GST 49091850', 'A GST number has 8 or 9 digits, for example 49-091-850.'],
  ])('%s is refused', (typed, problem) => {
    expect(readGstNumber(typed)).toEqual({ problem })
  })
})

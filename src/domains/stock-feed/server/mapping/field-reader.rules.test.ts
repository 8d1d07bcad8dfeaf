import { expect, test } from 'vitest'
import { readDay, readDollars, readWhole } from './field-reader.rules.ts'

test.each([
  ['20270131', '2027-01-31'],
  ['2027-01-31', '2027-01-31'],
  ['20270230', null],
  ['18000101', null],
  ['31/01/2027', '2027-01-31'],
  ['1/2/2027', '2027-02-01'],
  ['31.01.27', '2027-01-31'],
  ['31-01-2027', '2027-01-31'],
  ['31-Jan-2027', '2027-01-31'],
  ['1 September 27', '2027-09-01'],
  ['2027/01/31', '2027-01-31'],
  ['2027-01-31T00:00:00', '2027-01-31'],
  ['31/01/2027 12:00:00 AM', '2027-01-31'],
  ['31/01/2027 0:00', '2027-01-31'],
  ['01/31/2027', null],
  ['31/02/2027', null],
  ['31/Xyz/2027', null],
  ['31/01-2027', null],
  ['01/2027', null],
  ['46418', null],
])('readDay reads %s as %s', (text, day) => expect(readDay(text)).toBe(day))

test.each([
  ['12', 12],
  ['12.5', null],
  ['-1', null],
  ['1 000', 1000],
  ['2012.0', 2012],
  ['45210.0000', 45_210],
])('readWhole reads %s as %s', (text, number) => expect(readWhole(text)).toBe(number))

test.each([
  ['1,2', null],
  ['12.345', null],
  ['0', 0],
  ['99999999', 9_999_999_900],
  ['12990.0000', 12_990_00],
  ['12,990.5000', 12_990_50],
  ['NZD 12990', 12_990_00],
  ['12\u00a0990', 12_990_00],
  ['12990.0050', null],
])('readDollars reads %s as %s', (text, cents) => expect(readDollars(text)).toBe(cents))

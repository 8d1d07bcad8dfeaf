import { expect, test } from 'vitest'
import {
  readCents,
  readClosing,
  readDuration,
  readGtin,
  readQuantity,
  readYesNo,
  writeDuration,
} from './values.rules.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['$1,234.50', 123_450],
  ['NZ$ 1,234,567.89', 123_456_789],
  ['NZD 5', 500],
  ['0.05', 5],
  ['1.234,50', null],
  ['1,23', null],
  ['12,34.50', null],
  ['1 234', null],
  ['1e9', null],
  ['-5', null],
  ['.5', null],
  ['12.345', null],
  ['١٢', null],
  ['', null],
])('readCents reads %j as %j', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test.each([
  ['7', 10_080],
  ['7 days', 10_080],
  ['1 day', 1_440],
  ['36 Hours', 2_160],
  ['90minutes', 90],
  ['0', null],
  ['1.5 days', null],
  ['-1', null],
  ['a week', null],
])('readDuration reads %j as %j minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes)
})

test.each([90, 120, 1_440, 10_080])(
  'readDuration reads what writeDuration writes of %j minutes',
  (minutes) => {
    expect(readDuration(writeDuration(minutes))).toBe(minutes)
  },
)

test.each([
  ['2026-12-09 19:30', '2026-12-09T06:30:00.000Z'],
  ['2026-12-09T19:30', '2026-12-09T06:30:00.000Z'],
  ['9/12/2026 19:30', '2026-12-09T06:30:00.000Z'],
  ['2026-07-01 07:05:00', '2026-06-30T19:05:00.000Z'],
  ['2026-02-30 12:00', null],
  ['12/31/2026 12:00', null],
  ['2026-09-27 02:30', null],
  ['2026-12-09', null],
  ['tomorrow', null],
])('readClosing reads %j as %j', (text, at) => {
  expect(readClosing(text)?.toISOString() ?? null).toBe(at)
})

test.each([
  ['1', 1],
  ['1,000', 1_000],
  ['0', null],
  ['2.5', null],
  ['-3', null],
  ['1e3', null],
  ['100000', null],
])('readQuantity reads %j as %j', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test.each([
  ['96385074', { gtin: '96385074' }],
  ['036000291452', { gtin: '036000291452' }],
  ['4006381333931', { gtin: '4006381333931' }],
  ['9 414742-100019', { gtin: '9414742100019' }],
  ['10012345678902', { gtin: '10012345678902' }],
  ['4006381333932', { problem: 'digit' }],
  ['96385075', { problem: 'digit' }],
  ['123456789', { problem: 'length' }],
  ['400638133393X', { problem: 'length' }],
  ['', { problem: 'length' }],
])('readGtin reads %j as %j', (text, read) => {
  expect(readGtin(text)).toEqual(read)
})

test.each([
  ['Yes', true],
  ['n', false],
  ['1', true],
  ['maybe', null],
])('readYesNo reads %j as %j', (text, answer) => {
  expect(readYesNo(text)).toBe(answer)
})

import { expect, test } from 'vitest'
import { readCardVersion, readLicenceNumber, readPlate, readVin } from './vehicle-numbers.ts'

const expected = { problem: expect.stringMatching(/^[A-Z].*\.$/) }

test.each([
  ['QKB482', 'QKB482'],
  ['qkb 482', 'QKB482'],
  [' A1 ', 'A1'],
  ['1', '1'],
  ['HOKO', 'HOKO'],
])('plate %j is %s', (typed, plate) => expect(readPlate(typed)).toEqual({ plate }))

test.each(['', '   ', 'QKB4821', 'QKB-48', 'ŌTAKI', 'ab_1', 'QKB482;'])('%j is no plate', (typed) =>
  expect(readPlate(typed)).toEqual(expected),
)

test.each([
  ['JTDBR32E720123456', 'JTDBR32E720123456'],
  ['jtdbr32e7 2012-3456', 'JTDBR32E720123456'],
  // Issued in New Zealand, so without a check digit.
  ['7AT0H65YX10012345', '7AT0H65YX10012345'],
  // Has a wrong check digit by North American rules.
  ['1HGCM82633A004353', '1HGCM82633A004353'],
])('VIN %j is %s', (typed, vin) => expect(readVin(typed)).toEqual({ vin }))

test.each(['', 'JTDBR32E72012345', 'JTDBR32E7201234567', 'JTDBR32E72O123456', 'JTDBR32E72012345!'])(
  '%j is refused as a VIN',
  (typed) => expect(readVin(typed)).toEqual(expected),
)

test.each([
  ['AB123456', 'AB123456'],
  ['ab 123 456', 'AB123456'],
])('licence %j is %s', (typed, licenceNumber) =>
  expect(readLicenceNumber(typed)).toEqual({ licence_number: licenceNumber }),
)

test.each(['', 'A1234567', 'ABC12345', 'AB12345', 'AB1234567', '12345678'])('%j is no licence', (typed) =>
  expect(readLicenceNumber(typed)).toEqual(expected),
)

test.each([
  ['123', { card_version: '123' }],
  [' 007 ', { card_version: '007' }],
  ['12', expected],
  ['1234', expected],
  ['12a', expected],
])('card version %j is read or refused', (typed, reading) => expect(readCardVersion(typed)).toEqual(reading))

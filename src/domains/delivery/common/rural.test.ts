import { expect, test } from 'vitest'
import { findIslandMismatch, getPostcodeIsland, getRegionIsland, proposeRural } from './rural.ts'

test.each([
  ['12 Mill Road', 'RD 3', '', true],
  ['RD 3', '', '', true],
  ['12 Mill Road, RD3', '', '', true],
  ['12 Mill Road', 'R.D. 3', '', true],
  ['12 Mill Road', 'R D 12', '', true],
  ['12 Mill Road', 'rd 10', '', true],
  ['12 Mill Road', 'Rural Delivery 3', '', true],
  ['12 Mill Road', 'rural  delivery 21', '', true],
  ['12 Mill Rd', 'RD 4', '5012', true],
  ['12 Mill Rd', '', '', false],
  ['12 Old Rd', '', '5012', false],
  ['12 Old Rd 5012', '', '', false],
  ['12 Mill Rd, 3rd floor', '', '', false],
  ['12 Mill Rd', '3rd floor', '', false],
  ['12 Mill Road, RD', '', '', false],
  ['Rural delivery', '', '', false],
  ['Card 3', '', '', false],
  ['Ward 12', '3 Board Street', '', false],
  ['12 Mill Road', '', '0173', true],
  ['12 Mill Road', '', '7282', true],
  ['12 Mill Road', '', ' 9391 ', true],
  ['12 Jackson Street', '', '5012', false],
  ['12 Jackson Street', '', '5962', false],
  ['12 Jackson Street', '', '7', false],
  ['12 Jackson Street', '', '', false],
])('proposeRural reads “%s”, “%s”, “%s” as %s', (line1, line2, postcode, isRural) => {
  expect(proposeRural({ line1, line2, postcode })).toBe(isRural)
})

test.each([
  ['northland', 'north'],
  ['auckland', 'north'],
  ['waikato', 'north'],
  ['bay-of-plenty', 'north'],
  ['gisborne', 'north'],
  ['hawkes-bay', 'north'],
  ['taranaki', 'north'],
  ['manawatu-whanganui', 'north'],
  ['wellington', 'north'],
  ['tasman', 'south'],
  ['nelson', 'south'],
  ['marlborough', 'south'],
  ['west-coast', 'south'],
  ['canterbury', 'south'],
  ['otago', 'south'],
  ['southland', 'south'],
  ['chatham-islands', 'chatham'],
])('getRegionIsland puts %s on %s', (region, island) => {
  expect(getRegionIsland(region)).toBe(island)
})

test.each([
  ['0110', 'north'],
  ['1010', 'north'],
  ['5012', 'north'],
  ['6999', 'north'],
  ['7010', 'south'],
  ['8011', 'south'],
  ['8941', 'south'],
  ['8942', 'chatham'],
  ['8943', 'south'],
  ['9893', 'south'],
])('getPostcodeIsland puts %s on %s', (postcode, island) => {
  expect(getPostcodeIsland(postcode)).toBe(island)
})

test.each([
  ['5012', 'wellington', null],
  ['7010', 'nelson', null],
  ['8942', 'chatham-islands', null],
  ['7010', 'wellington', { ofPostcode: 'south', ofRegion: 'north' }],
  ['5012', 'otago', { ofPostcode: 'north', ofRegion: 'south' }],
  ['8942', 'canterbury', { ofPostcode: 'chatham', ofRegion: 'south' }],
  ['8011', 'chatham-islands', { ofPostcode: 'south', ofRegion: 'chatham' }],
])('findIslandMismatch of %s in %s is %j', (postcode, region, mismatch) => {
  expect(findIslandMismatch({ postcode, region })).toEqual(mismatch)
})

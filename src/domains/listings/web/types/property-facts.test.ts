import { expect, test } from 'vitest'
import type { Property, PropertyBrief } from '#domains/listings/common/properties.shapes.ts'
import { describeRoom } from './describe-room.ts'
import { detailFacts, keyFacts, rentalFacts } from './property-facts.ts'

const brief = {
  bedrooms: 3,
  bathrooms: 1,
  parking: 1,
  garaging: 1,
  floor_area_m2: 1120,
  land_area_m2: 809,
} as PropertyBrief

test.each<[Partial<PropertyBrief>, string]>([
  [{}, '3 bed · 1 bath · 2 parks · 1,120 m²'],
  [{ garaging: null }, '3 bed · 1 bath · 1 park · 1,120 m²'],
  [{ parking: 0, garaging: null }, '3 bed · 1 bath · 1,120 m²'],
  [{ bedrooms: null, bathrooms: null, parking: null, garaging: null, floor_area_m2: null }, '809 m² land'],
])('keyFacts for %j gives “%s”', (changes, words) => {
  expect(describeRoom({ ...brief, ...changes })).toBe(words)
})

const section = {
  purpose: 'sale',
  property_type: 'section',
  title_type: 'freehold',
  land_area_m2: 809,
  bedrooms: null,
  bathrooms: null,
  parking: null,
  garaging: null,
  floor_area_m2: null,
  year_built: null,
  rateable_value_cents: 30_000_000,
} as Property

test('bare land and a home have different key facts', () => {
  expect(keyFacts(section).map(({ label }) => label)).toEqual(['Land area', 'Property type', 'Title'])
  expect(keyFacts({ ...section, ...brief }).map(({ label }) => label)).toEqual([
    'Bedrooms',
    'Bathrooms',
    'Parking',
    'Floor area',
    'Land area',
  ])
})

test('a year has no thousands separator, and unknown fields are left out', () => {
  expect(detailFacts({ ...section, year_built: 1926 }, '12 Jackson Street')).toEqual([
    { label: 'Address', value: '12 Jackson Street' },
    { label: 'Property type', value: 'Section' },
    { label: 'Land area', value: '809 m²' },
    { label: 'Title', value: 'Freehold' },
    { label: 'Year built', value: '1926' },
    { label: 'Rateable value', value: 'NZ$\u00a0300,000' },
  ])
})

test('a rental shows its terms and no sale details', () => {
  const rental = {
    ...section,
    purpose: 'rent',
    weekly_rent_cents: 65_000,
    bond_cents: 260_000,
    pet_bond_cents: null,
    available_from: '2026-12-01',
    pets: 'by_agreement',
    has_smoke_alarms: true,
  } as Property
  expect(rentalFacts(rental)).toEqual([
    { label: 'Rent a week', value: 'NZ$\u00a0650' },
    { label: 'Bond', value: 'NZ$\u00a02,600' },
    { label: 'Available from', value: '01-12-2026' },
    { label: 'Pets', value: 'By agreement' },
    { label: 'Smoke alarms', value: 'Yes' },
  ])
  expect(rentalFacts(section)).toEqual([])
})

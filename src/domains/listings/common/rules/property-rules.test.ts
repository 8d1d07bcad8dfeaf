import { expect, test } from 'vitest'
import { listPropertyFields } from './applicable-fields.ts'
import { type OwnProperty, propertyFieldShapes } from '#domains/listings/common/properties.shapes.ts'
import { openHomeProblems, propertyHints, propertyProblems, shownPrice } from './property-rules.ts'

const now = new Date('2026-11-20T08:00:00Z')
const later = '2026-12-05T01:00:00.000Z'

const nothing = {
  ...Object.fromEntries(Object.keys(propertyFieldShapes).map((field) => [field, null])),
  open_homes: [],
  amenities: [],
  floor_plan_ids: [],
  document_ids: [],
  agent_ids: [],
  shows_address: false,
} as unknown as OwnProperty
const sale: OwnProperty = {
  ...nothing,
  purpose: 'sale',
  property_type: 'house',
  price_method: 'asking_price',
  price_cents: 85_000_000,
}
const rent: OwnProperty = { ...nothing, purpose: 'rent', property_type: 'house', weekly_rent_cents: 65_000 }
const room: OwnProperty = { ...rent, purpose: 'flatmate' }
const open = (from: string, to: string) => ({
  starts_at: `2026-11-${from}:00.000Z`,
  ends_at: `2026-11-${to}:00.000Z`,
})

test.each<[string, Partial<OwnProperty>, OwnProperty]>([
  ['an asking price', {}, sale],
  ['enquiries over', { price_method: 'enquiries_over' }, sale],
  ['negotiation with a search price', hidden('negotiation'), sale],
  ['an auction on a day to come', { ...hidden('auction'), price_method_date: later }, sale],
  ['a tender', { ...hidden('tender'), price_method_date: later }, sale],
  ['a section', { property_type: 'section' }, sale],
  ['a commercial lease', { property_type: 'commercial' }, rent],
  ['a rental', {}, rent],
  ['a bond of four weeks', { bond_cents: 260_000 }, rent],
  ['a pet bond of two weeks', { pet_bond_cents: 130_000, pets: 'by_agreement' }, rent],
  ['a rental without what the tenancy agreement has to say', { healthy_homes: null }, rent],
  ['a room', { bond_cents: 260_000 }, room],
  ['two open homes', { open_homes: [open('28T01:00', '28T01:30'), open('28T01:30', '28T02:00')] }, sale],
])('%s may be published', (_name, changes, property) => {
  expect(propertyProblems({ ...property, ...changes }, now)).toEqual({})
})

function hidden(priceMethod: OwnProperty['price_method']): Partial<OwnProperty> {
  return { price_method: priceMethod, price_cents: null, search_price_cents: 80_000_000 }
}

test.each<[string, Partial<OwnProperty>, OwnProperty, string, RegExp]>([
  ['offered for nothing', { purpose: null }, sale, 'purpose', /for sale, for rent or a room/],
  ['of no kind', { property_type: null }, sale, 'property_type', /property type/],
  ['a room on a section', { property_type: 'section' }, room, 'property_type', /type of home/],
  ['a room in a shop', { property_type: 'commercial' }, room, 'property_type', /type of home/],
  ['no method', { price_method: null }, sale, 'price_method', /price method/],
  ['an asking price without a price', { price_cents: null }, sale, 'price_cents', /Say the price/],
  [
    'negotiation without a search price',
    { ...hidden('negotiation'), search_price_cents: null },
    sale,
    'search_price_cents',
    /No one sees it/,
  ],
  [
    'to be advised without a search price',
    { ...hidden('to_be_advised'), search_price_cents: null },
    sale,
    'search_price_cents',
    /search price/,
  ],
  ['an auction without a day', hidden('auction'), sale, 'price_method_date', /Choose a day/],
  [
    'a deadline that is past',
    { ...hidden('deadline_sale'), price_method_date: now.toISOString() },
    sale,
    'price_method_date',
    /passed/,
  ],
  ['a rental without rent', { weekly_rent_cents: null }, rent, 'weekly_rent_cents', /law/],
  ['a room without rent', { weekly_rent_cents: null }, room, 'weekly_rent_cents', /law/],
  ['a bond above four weeks', { bond_cents: 260_001 }, rent, 'bond_cents', /four weeks/],
  ['a bond above four weeks for a room', { bond_cents: 260_001 }, room, 'bond_cents', /four weeks/],
  ['a pet bond above two weeks', { pet_bond_cents: 130_001 }, rent, 'pet_bond_cents', /two weeks/],
  [
    'a pet bond where no pets may be',
    { pet_bond_cents: 1000, pets: 'not_allowed' },
    rent,
    'pet_bond_cents',
    /don’t allow pets/,
  ],
  [
    'an open home that is over',
    { open_homes: [open('28T01:00', '28T01:30'), open('20T07:00', '20T08:00')] },
    sale,
    'open_homes',
    /^Open home 2: That’s in the past/,
  ],
])('%s may not be published', (_name, changes, property, field, sentence) => {
  const problems = propertyProblems({ ...property, ...changes }, now)
  expect(Object.keys(problems)).toEqual([`property.${field}`])
  expect(problems[`property.${field}`]).toMatch(sentence)
})

test.each([
  ['ends as it starts', [open('28T01:00', '28T01:00')], [/after it starts/]],
  ['ends before it starts', [open('28T01:00', '28T00:30')], [/after it starts/]],
  ['lasts nine hours', [open('28T01:00', '28T10:00')], [/8 hours/]],
  ['goes on now', [open('20T07:30', '20T08:30')], [null]],
  [
    'overlaps with an earlier one',
    [open('28T01:00', '28T02:00'), open('28T01:30', '28T02:30')],
    [null, /overlaps/],
  ],
  ['is the same again', [open('28T01:00', '28T02:00'), open('28T01:00', '28T02:00')], [null, /overlaps/]],
  ['touches the next', [open('28T02:00', '28T03:00'), open('28T01:00', '28T02:00')], [null, null]],
])('an open home that %s', (_name, openHomes, expected) => {
  const problems = openHomeProblems(openHomes, now)
  expect(problems).toHaveLength(expected.length)
  for (const [index, sentence] of expected.entries()) {
    if (sentence === null) expect(problems[index]).toBeNull()
    else expect(problems[index]).toMatch(sentence)
  }
})

test('each kind has its own fields', () => {
  const fields = (changes: Partial<OwnProperty>, of = sale) => [...listPropertyFields({ ...of, ...changes })]
  expect(fields({})).toEqual(expect.arrayContaining(['bedrooms', 'land_area_m2', 'price_cents']))
  expect(fields({})).not.toContain('search_price_cents')
  expect(fields({})).not.toContain('price_method_date')
  expect(fields({ price_method: 'tender' })).toEqual(
    expect.arrayContaining(['search_price_cents', 'price_method_date']),
  )
  expect(fields({ price_method: 'negotiation' })).not.toContain('price_cents')
  expect(fields({ property_type: 'section' })).not.toEqual(expect.arrayContaining(['bedrooms']))
  for (const field of ['bedrooms', 'bathrooms', 'garaging', 'floor_area_m2', 'year_built']) {
    expect(fields({ property_type: 'section' })).not.toContain(field)
  }
  expect(fields({ property_type: 'commercial' })).toContain('bathrooms')
  expect(fields({ property_type: 'commercial' })).not.toContain('bedrooms')
  expect(fields({}, room)).not.toContain('pet_bond_cents')
  expect(fields({}, rent)).not.toContain('price_method')
  expect(fields({ purpose: null })).toEqual(['purpose'])
})

test('only a public price is shown', () => {
  expect(shownPrice(sale)).toBe(85_000_000)
  expect(shownPrice({ ...sale, ...hidden('negotiation'), price_cents: 1 })).toBe(0)
  expect(shownPrice(rent)).toBe(65_000)
})

const hintsOf = (property: OwnProperty) =>
  propertyHints(property)
    .map(({ hint }) => hint)
    .join()

test('hints ask only for fields of that kind', () => {
  expect(hintsOf({ ...sale, property_type: 'section' })).not.toMatch(/bedrooms/)
  expect(hintsOf(rent)).toMatch(/healthy homes/)
  expect(hintsOf(sale)).not.toMatch(/healthy homes|bond/)
  expect(hintsOf(room)).not.toMatch(/healthy homes/)
  expect(propertyHints(nothing)).toEqual([])
})

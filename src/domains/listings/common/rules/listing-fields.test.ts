import { expect, test } from 'vitest'
import { detailFields } from './applicable-fields.ts'
import { findField, isPrivateField } from './common-fields.ts'
import type { ListingField } from './listing-field.ts'

test('every field is in a section of the form, or has its own control', () => {
  const fields: [string, ListingField & { section?: string }][] = Object.entries(detailFields)
  expect(fields.filter(([, { section }]) => section === undefined).map(([name]) => name)).toEqual([
    'vehicle.subtype',
    'vehicle.plate',
    'property.purpose',
    'property.amenities',
    'property.open_homes',
    'property.floor_plan_ids',
    'property.document_ids',
    'property.agent_ids',
    'property.shows_address',
  ])
})

test.each([
  ['title', 'Title'],
  ['vehicle.odometer_km', 'Odometer'],
  ['property.bedrooms', 'Bedrooms'],
  ['attributes.frame_size', undefined],
])('findField finds %s by its name in an edit', (name, label) => {
  expect(findField(name)?.texts.label()).toBe(label)
})

test.each([
  ['address', true],
  ['vehicle.stock_number', true],
  ['property.search_price_cents', true],
  ['suburb', false],
  ['attributes.frame_size', false],
])('isPrivateField(%s) is %s', (name, isPrivate) => {
  expect(isPrivateField(name)).toBe(isPrivate)
})

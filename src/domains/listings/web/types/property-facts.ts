import type { Property } from '#domains/listings/common/properties.shapes.ts'
import { describeFieldValue } from '#domains/listings/common/rules/describe-field-value.ts'
import { getPropertyField } from '#domains/listings/common/rules/property-fields.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { getParks } from './describe-room.ts'
import * as t from '#domains/listings/texts.ts'

export interface Fact {
  label: string
  value: string
}

type FactField = Exclude<keyof Property, 'open_homes' | 'floor_plan_ids'>

const listFacts = (property: Property, fields: readonly FactField[]): Fact[] =>
  fields.flatMap((field) => {
    const { value: kind, texts } = getPropertyField(field)
    const value = describeFieldValue(kind, property[field])
    return value ? [{ label: (texts.fact ?? texts.label)(), value }] : []
  })

const listFact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])

/** A row of figures; for land without rooms, its kind. */
export function keyFacts(property: Property): Fact[] {
  const parks = getParks(property)
  const facts = [
    ...listFacts(property, ['bedrooms', 'bathrooms']),
    ...listFact(t.parking(), parks === null ? null : formatCount(parks)),
    ...listFacts(property, ['floor_area_m2', 'land_area_m2']),
  ]
  const others = listFacts(property, ['property_type', 'title_type'])
  return facts.length >= 3 ? facts : [...facts, ...others].slice(0, 4)
}

/** A home without one doesn't say so. */
const rooms = ['living_rooms', 'ensuites', 'parking', 'garaging'] as const

export const detailFacts = (property: Property, address: string | null): Fact[] => [
  ...listFact(t.address(), address),
  ...listFacts(property, [
    'property_type',
    ...rooms.filter((field) => property[field] !== 0),
    'floor_area_m2',
    'land_area_m2',
    'title_type',
    'year_built',
    'rateable_value_cents',
    'listing_reference',
  ]),
]

export const rentalFacts = (property: Property): Fact[] =>
  property.purpose === 'sale'
    ? []
    : listFacts(property, [
        'weekly_rent_cents',
        'bond_cents',
        'pet_bond_cents',
        'available_from',
        'furnishings',
        'pets',
        'smokers',
        'maximum_tenants',
        'has_smoke_alarms',
      ])

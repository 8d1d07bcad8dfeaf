import { formatByPattern, formatMoney, shown_date_format } from '#shared/formats/formats.ts'
import type { Property } from '#contract/listings/properties.shapes.ts'
import {
  getFurnishings,
  getPets,
  getPropertyTypes,
  getPurposes,
  getSmokers,
  getTitleTypes,
} from '#shared/words/property-words.ts'
import { formatCount } from '#shared/texts/choose-plural.ts'
import { formatArea, getParks } from './describe-room.ts'
import * as t from './texts.ts'

export interface Fact {
  label: string
  value: string
}

type Line = [label: string, value: string | number | false | null | undefined]

const told = (lines: Line[]): Fact[] =>
  lines.flatMap(([label, value]) =>
    value === null || value === undefined || value === false || value === ''
      ? []
      : [{ label, value: typeof value === 'number' ? formatCount(value) : value }],
  )

/** A row of figures; for land without rooms, its kind. */
export function keyFacts(property: Property): Fact[] {
  const facts = told([
    [t.bedrooms(), property.bedrooms],
    [t.bathrooms(), property.bathrooms],
    [t.parking(), getParks(property)],
    [t.floor_area(), property.floor_area_m2 !== null && formatArea(property.floor_area_m2)],
    [t.land_area(), property.land_area_m2 !== null && formatArea(property.land_area_m2)],
  ])
  const others = told([
    [t.kind(), property.property_type && getPropertyTypes()[property.property_type]],
    [t.title(), property.title_type && getTitleTypes()[property.title_type]],
    [t.offered(), property.purpose && getPurposes()[property.purpose]],
  ])
  return facts.length >= 3 ? facts : [...facts, ...others].slice(0, 4)
}

/** Years are written without a thousands separator. */
export const detailFacts = (property: Property, address: string | null): Fact[] =>
  told([
    [t.address(), address],
    [t.kind(), property.property_type && getPropertyTypes()[property.property_type]],
    [t.offered(), property.purpose && getPurposes()[property.purpose]],
    [t.living_rooms(), property.living_rooms],
    [t.ensuites(), property.ensuites],
    [t.car_parks(), property.parking],
    [t.garages(), property.garaging],
    [t.floor_area(), property.floor_area_m2 !== null && formatArea(property.floor_area_m2)],
    [t.land_area(), property.land_area_m2 !== null && formatArea(property.land_area_m2)],
    [t.title(), property.title_type && getTitleTypes()[property.title_type]],
    [t.year_built(), property.year_built !== null && String(property.year_built)],
    [
      t.rateable_value(),
      property.rateable_value_cents !== null && formatMoney(property.rateable_value_cents),
    ],
    [t.reference(), property.listing_reference],
  ])

export const rentalFacts = (property: Property): Fact[] =>
  property.purpose === 'sale'
    ? []
    : told([
        [t.rent_a_week(), property.weekly_rent_cents !== null && formatMoney(property.weekly_rent_cents)],
        [t.bond(), property.bond_cents !== null && formatMoney(property.bond_cents)],
        [t.pet_bond(), property.pet_bond_cents !== null && formatMoney(property.pet_bond_cents)],
        [t.available_from(), property.available_from && formatDayLabel(property.available_from)],
        [t.furnishings(), property.furnishings && getFurnishings()[property.furnishings]],
        [t.pets(), property.pets && getPets()[property.pets]],
        [t.smoking(), property.smokers && getSmokers()[property.smokers]],
        [t.tenants_at_most(), property.maximum_tenants],
        [
          t.smoke_alarms(),
          property.has_smoke_alarms !== null && (property.has_smoke_alarms ? t.yes() : t.no()),
        ],
      ])

/** Midnight UTC is midday in Auckland, so the day is the same. */
const formatDayLabel = (day: string) => formatByPattern(new Date(`${day}T00:00:00Z`), shown_date_format)

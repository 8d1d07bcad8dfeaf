import { formatByPattern, formatMoney, shown_date_format } from '#shared/formats/formats.ts'
import type { Property, PropertyBrief } from '#contract/listings/properties.ts'
import {
  furnishings,
  pets,
  property_types,
  purposes,
  smokers,
  title_types,
} from '#shared/words/property-words.ts'

export interface Fact {
  label: string
  value: string
}

export const formatArea = (square_metres: number) => `${square_metres.toLocaleString('en-NZ')} m²`

/** '3 bed · 1 bath · 2 parks · 120 m²', as a card has room for. */
export function describeRoom(brief: PropertyBrief): string {
  const { bedrooms, bathrooms, floor_area_m2: floor, land_area_m2: land } = brief
  const parks = getParks(brief)
  const area = floor === null ? land !== null && `${formatArea(land)} land` : formatArea(floor)
  return [
    bedrooms !== null && bedrooms > 0 && `${bedrooms} bed`,
    bathrooms !== null && bathrooms > 0 && `${bathrooms} bath`,
    parks !== null && parks > 0 && (parks === 1 ? '1 park' : `${parks} parks`),
    area,
  ]
    .filter(Boolean)
    .join(' · ')
}

const getParks = ({ parking, garaging }: Pick<PropertyBrief, 'parking' | 'garaging'>) =>
  parking === null && garaging === null ? null : (parking ?? 0) + (garaging ?? 0)

type Line = [label: string, value: string | number | false | null | undefined]

const told = (lines: Line[]): Fact[] =>
  lines.flatMap(([label, value]) =>
    value === null || value === undefined || value === false || value === ''
      ? []
      : [{ label, value: typeof value === 'number' ? value.toLocaleString('en-NZ') : value }],
  )

/** What is asked first, in a row of figures; of what has no rooms, what it is instead. */
export function keyFacts(property: Property): Fact[] {
  const facts = told([
    ['Bedrooms', property.bedrooms],
    ['Bathrooms', property.bathrooms],
    ['Parking', getParks(property)],
    ['Floor area', property.floor_area_m2 !== null && formatArea(property.floor_area_m2)],
    ['Land area', property.land_area_m2 !== null && formatArea(property.land_area_m2)],
  ])
  const others = told([
    ['Kind', property.property_type && property_types[property.property_type]],
    ['Title', property.title_type && title_types[property.title_type]],
    ['Offered', property.purpose && purposes[property.purpose]],
  ])
  return facts.length >= 3 ? facts : [...facts, ...others].slice(0, 4)
}

/** Everything else that is said of it. A year is no quantity, so it is not grouped. */
export const detailFacts = (property: Property, address: string | null): Fact[] =>
  told([
    ['Address', address],
    ['Kind', property.property_type && property_types[property.property_type]],
    ['Offered', property.purpose && purposes[property.purpose]],
    ['Living rooms', property.living_rooms],
    ['Ensuites', property.ensuites],
    ['Car parks', property.parking],
    ['Garages', property.garaging],
    ['Floor area', property.floor_area_m2 !== null && formatArea(property.floor_area_m2)],
    ['Land area', property.land_area_m2 !== null && formatArea(property.land_area_m2)],
    ['Title', property.title_type && title_types[property.title_type]],
    ['Year built', property.year_built !== null && String(property.year_built)],
    ['Rateable value', property.rateable_value_cents !== null && formatMoney(property.rateable_value_cents)],
    ['Reference', property.listing_reference],
  ])

/** What a tenant or flatmate agrees to; empty for what is sold. */
export const rentalFacts = (property: Property): Fact[] =>
  property.purpose === 'sale'
    ? []
    : told([
        ['Rent a week', property.weekly_rent_cents !== null && formatMoney(property.weekly_rent_cents)],
        ['Bond', property.bond_cents !== null && formatMoney(property.bond_cents)],
        ['Pet bond', property.pet_bond_cents !== null && formatMoney(property.pet_bond_cents)],
        ['Available from', property.available_from && formatDayLabel(property.available_from)],
        ['Furnishings', property.furnishings && furnishings[property.furnishings]],
        ['Pets', property.pets && pets[property.pets]],
        ['Smoking', property.smokers && smokers[property.smokers]],
        ['Tenants at most', property.maximum_tenants],
        ['Smoke alarms', property.has_smoke_alarms !== null && (property.has_smoke_alarms ? 'Yes' : 'No')],
      ])

/** Midnight by Greenwich is the middle of the same day in Auckland. */
const formatDayLabel = (day: string) => formatByPattern(new Date(`${day}T00:00:00Z`), shown_date_format)

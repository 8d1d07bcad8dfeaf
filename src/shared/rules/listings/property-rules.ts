import {
  fieldsOfProperty,
  hasDate,
  namesPrice,
  type PriceMethod,
  type PropertyType,
  type Purpose,
} from './property-fields.ts'
import type { pets } from '#shared/words/property-words.ts'

interface OpenHome {
  starts_at: string
  ends_at: string
}

interface CheckedProperty {
  purpose: Purpose | null
  property_type: PropertyType | null
  price_method: PriceMethod | null
  price_method_date: string | null
  price_cents: number | null
  search_price_cents: number | null
  weekly_rent_cents: number | null
  bond_cents: number | null
  pet_bond_cents: number | null
  bedrooms: number | null
  bathrooms: number | null
  floor_area_m2: number | null
  land_area_m2: number | null
  title_type: string | null
  available_from: string | null
  pets: keyof typeof pets | null
  has_smoke_alarms: boolean | null
  insulation: string | null
  healthy_homes: string | null
  open_homes: OpenHome[]
}

type CheckedField = keyof CheckedProperty

/** What a property needs before it goes live (trading-rules.md › New Zealand forms). Pure. */
export function propertyProblems(property: CheckedProperty, now: Date): Record<string, string> {
  if (property.purpose === null) {
    return { 'property.purpose': 'Choose for sale, for rent or a room.' }
  }
  return {
    ...typeProblems(property),
    ...(property.purpose === 'sale' ? saleProblems(property, now) : rentProblems(property)),
    ...openHomesProblem(property, now),
  }
}

function typeProblems({ purpose, property_type: type }: CheckedProperty): Record<string, string> {
  if (type === null) return { 'property.property_type': 'Choose a property type.' }
  return purpose === 'flatmate' && (type === 'section' || type === 'commercial')
    ? { 'property.property_type': 'Choose the type of home the room is in.' }
    : {}
}

function saleProblems(
  { price_method: method, ...property }: CheckedProperty,
  now: Date,
): Record<string, string> {
  if (method === null) return { 'property.price_method': 'Choose a price method.' }
  const date = property.price_method_date
  return {
    ...(namesPrice(method) && property.price_cents === null && { 'property.price_cents': 'Say the price.' }),
    ...(!namesPrice(method) &&
      property.search_price_cents === null && {
        'property.search_price_cents': 'Enter a search price. No one sees it.',
      }),
    ...(hasDate(method) && date === null && { 'property.price_method_date': 'Choose a day.' }),
    ...(hasDate(method) &&
      date !== null &&
      new Date(date) <= now && { 'property.price_method_date': 'That day has passed.' }),
  }
}

function rentProblems({
  purpose,
  weekly_rent_cents: rent,
  bond_cents,
  pet_bond_cents,
  pets,
}: CheckedProperty): Record<string, string> {
  if (rent === null) return { 'property.weekly_rent_cents': 'Enter the weekly rent. The law requires it.' }
  return {
    ...((bond_cents ?? 0) > 4 * rent && {
      'property.bond_cents': 'The bond may be at most four weeks’ rent.',
    }),
    ...(purpose === 'rent' && pet_bond_cents !== null && petBondProblem(pet_bond_cents, rent, pets)),
  }
}

function petBondProblem(
  pet_bond: number,
  rent: number,
  pets: CheckedProperty['pets'],
): Record<string, string> {
  if (pets === 'not_allowed') {
    return { 'property.pet_bond_cents': 'You don’t allow pets, so remove the pet bond.' }
  }
  return pet_bond > 2 * rent
    ? { 'property.pet_bond_cents': 'The pet bond may be at most two weeks’ rent.' }
    : {}
}

const max_open_home_ms = 8 * 3_600_000

/** What is wrong with each open home, in their order; null where nothing is. */
export function openHomeProblems(open_homes: OpenHome[], now: Date): (string | null)[] {
  const spans = open_homes.map((one) => ({ from: Date.parse(one.starts_at), to: Date.parse(one.ends_at) }))
  return spans.map(({ from, to }, index) => {
    if (to <= from) return 'It must end after it starts.'
    if (to - from > max_open_home_ms) return 'An open home lasts at most 8 hours.'
    if (to <= now.getTime()) return 'That’s in the past. Choose a later day, or remove it.'
    // Of two that overlap, the later in the list is told.
    const overlaps = spans.slice(0, index).some((other) => other.from < to && from < other.to)
    return overlaps ? 'It overlaps with another open home.' : null
  })
}

function openHomesProblem({ open_homes }: CheckedProperty, now: Date): Record<string, string> {
  const problems = openHomeProblems(open_homes, now)
  const index = problems.findIndex((problem) => problem !== null)
  if (index === -1) return {}
  const which = open_homes.length > 1 ? `Open home ${index + 1}: ` : ''
  return { 'property.open_homes': `${which}${problems[index]}` }
}

/** The price that everyone reads, or the rent; 0 where none is named. */
export function shownPrice({
  purpose,
  price_method,
  price_cents,
  weekly_rent_cents,
}: CheckedProperty): number {
  if (purpose !== 'sale') return weekly_rent_cents ?? 0
  return namesPrice(price_method) ? (price_cents ?? 0) : 0
}

const missed: [field: CheckedField, question: string][] = [
  ['bedrooms', 'Add the number of bedrooms. Most people search by it.'],
  ['bathrooms', 'Add the number of bathrooms.'],
  ['land_area_m2', 'Add the land area.'],
  ['floor_area_m2', 'Add the floor area.'],
  ['title_type', 'Add the title type.'],
  ['available_from', 'Say when it’s available.'],
  ['bond_cents', 'Add the bond.'],
  ['pets', 'Say whether pets are OK.'],
  ['has_smoke_alarms', 'Confirm it has working smoke alarms. Rentals must.'],
  ['insulation', 'Describe the insulation. The tenancy agreement must include it.'],
  ['healthy_homes', 'Say how it meets the healthy homes standards. The tenancy agreement must include it.'],
]

/** What people would ask next, each with its field. Advice: nothing of it stands in the way of publishing. */
export function propertyHints(property: CheckedProperty): { field: CheckedField; hint: string }[] {
  const asked = fieldsOfProperty(property)
  return [
    ...missed
      .filter(([field]) => asked.has(field) && (property[field] === null || property[field] === ''))
      .map(([field, hint]) => ({ field, hint })),
    ...(property.purpose !== null && property.open_homes.length === 0
      ? [{ field: 'open_homes' as const, hint: 'Add an open home, so people can plan a visit.' }]
      : []),
  ]
}

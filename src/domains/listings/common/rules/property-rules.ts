import { must } from '#platform/common/must.ts'
import { listPropertyFields } from './applicable-fields.ts'
import { hasDate, namesPrice } from '../property-price.ts'
import type { PropertyDetails, PropertyField } from './property-fields.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

interface OpenHome {
  starts_at: string
  ends_at: string
}

/** trading-rules.md › New Zealand forms. */
export function propertyProblems(property: PropertyDetails, now: Date): Record<string, string> {
  if (property.purpose === null) {
    return { 'property.purpose': t.choose_for_sale_for_rent_or_a_room() }
  }
  return {
    ...typeProblems(property),
    ...(property.purpose === 'sale' ? saleProblems(property, now) : rentProblems(property)),
    ...openHomesProblem(property, now),
  }
}

function typeProblems({ purpose, property_type: type }: PropertyDetails): Record<string, string> {
  if (type === null) return { 'property.property_type': t.choose_a_property_type() }
  return purpose === 'flatmate' && (type === 'section' || type === 'commercial')
    ? { 'property.property_type': t.choose_the_type_of_home_the_room_is_in() }
    : {}
}

function saleProblems(
  { price_method: method, ...property }: PropertyDetails,
  now: Date,
): Record<string, string> {
  if (method === null) return { 'property.price_method': t.choose_a_price_method() }
  const date = property.price_method_date
  return {
    ...(namesPrice(method) && property.price_cents === null && { 'property.price_cents': t.say_the_price() }),
    ...(!namesPrice(method) &&
      property.search_price_cents === null && {
        'property.search_price_cents': t.enter_a_search_price_no_one_sees_it(),
      }),
    ...(hasDate(method) && date === null && { 'property.price_method_date': t.choose_a_day() }),
    ...(hasDate(method) &&
      date !== null &&
      new Date(date) <= now && { 'property.price_method_date': t.that_day_has_passed() }),
  }
}

function rentProblems({
  purpose,
  weekly_rent_cents: rent,
  bond_cents: bondCents,
  pet_bond_cents: petBondCents,
  pets,
}: PropertyDetails): Record<string, string> {
  if (rent === null) return { 'property.weekly_rent_cents': t.enter_the_weekly_rent_the_law_requires() }
  return {
    ...((bondCents ?? 0) > 4 * rent && {
      'property.bond_cents': t.the_bond_may_be_at_most_four_weeks(),
    }),
    ...(purpose === 'rent' && petBondCents !== null && petBondProblem(petBondCents, rent, pets)),
  }
}

function petBondProblem(
  petBond: number,
  rent: number,
  pets: PropertyDetails['pets'],
): Record<string, string> {
  if (pets === 'not_allowed') {
    return { 'property.pet_bond_cents': t.you_dont_allow_pets_so_remove_the_pet() }
  }
  return petBond > 2 * rent ? { 'property.pet_bond_cents': t.the_pet_bond_may_be_at_most_two_weeks() } : {}
}

const maxOpenHomeMs = 8 * 3_600_000

export function openHomeProblems(openHomes: OpenHome[], now: Date): (string | null)[] {
  const spans = openHomes.map((one) => ({ from: Date.parse(one.starts_at), to: Date.parse(one.ends_at) }))
  return spans.map(({ from, to }, index) => {
    if (to <= from) return t.it_must_end_after_it_starts()
    if (to - from > maxOpenHomeMs) return t.an_open_home_lasts_at_most_8_hours()
    if (to <= now.getTime()) return t.thats_in_the_past_choose_a_later_day()
    const overlaps = spans.slice(0, index).some((other) => other.from < to && from < other.to)
    return overlaps ? t.it_overlaps_with_another_open_home() : null
  })
}

function openHomesProblem({ open_homes: openHomes }: PropertyDetails, now: Date): Record<string, string> {
  const problems = openHomeProblems(openHomes, now)
  const index = problems.findIndex((problem) => problem !== null)
  if (index === -1) return {}
  const problem = must(problems[index], 'problem')
  const which = openHomes.length > 1 ? `${t.open_home_index({ index: index + 1 })}: ` : ''
  return { 'property.open_homes': `${which}${problem}` }
}

/** Returns the public price, or the weekly rent; 0 if none is shown. */
export function shownPrice({
  purpose,
  price_method: priceMethod,
  price_cents: priceCents,
  weekly_rent_cents: weeklyRentCents,
}: PropertyDetails): number {
  if (purpose !== 'sale') return weeklyRentCents ?? 0
  return namesPrice(priceMethod) ? (priceCents ?? 0) : 0
}

const getMissed = makeTexts((): [field: PropertyField, question: string][] => [
  ['bedrooms', t.add_the_number_of_bedrooms_most_people()],
  ['bathrooms', t.add_the_number_of_bathrooms()],
  ['land_area_m2', t.add_the_land_area()],
  ['floor_area_m2', t.add_the_floor_area()],
  ['title_type', t.add_the_title_type()],
  ['available_from', t.say_when_its_available()],
  ['bond_cents', t.add_the_bond()],
  ['pets', t.say_whether_pets_are_ok()],
  ['has_smoke_alarms', t.confirm_it_has_working_smoke_alarms()],
  ['insulation', t.describe_the_insulation_the_tenancy()],
  ['healthy_homes', t.say_how_it_meets_the_healthy_homes()],
])

/**
 * Advice only; it doesn't prevent publishing.
 * @param today in Auckland, as 2026-11-24
 */
export function propertyHints(
  property: PropertyDetails,
  today: string | null = null,
): { field: PropertyField; hint: string }[] {
  const fields = listPropertyFields(property)
  const { available_from: availableFrom } = property
  const isPast = fields.has('available_from') && today !== null && availableFrom && availableFrom < today
  return [
    ...(isPast ? [{ field: 'available_from' as const, hint: t.the_available_from_date_has_passed() }] : []),
    ...getMissed()
      .filter(([field]) => fields.has(field) && (property[field] === null || property[field] === ''))
      .map(([field, hint]) => ({ field, hint })),
    ...(property.purpose !== null && property.open_homes.length === 0
      ? [{ field: 'open_homes' as const, hint: t.add_an_open_home_so_people_can_plan_a() }]
      : []),
  ]
}

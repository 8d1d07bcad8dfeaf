import type { PropertyField } from '#shared/rules/listings/property-fields.ts'
import {
  getFurnishings,
  getPets,
  getPriceMethods,
  getPropertyTypes,
  getSmokers,
  getTitleTypes,
} from '#shared/words/property-words.ts'
import type { DetailSpec } from '../form/details/detail-specs.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getPropertySpecs = makeTexts((): Record<PropertyField, DetailSpec> => ({
  purpose: { label: t.what_is_it_offered_for(), kind: 'own' },
  property_type: {
    label: t.kind_of_property(),
    kind: 'choice',
    options: getPropertyTypes(),
  },
  price_method: {
    label: t.price_method(),
    kind: 'choice',
    options: getPriceMethods(),
  },
  price_cents: { label: t.price(), kind: 'money' },
  price_method_date: { label: t.on(), kind: 'instant', help: t.in_new_zealand_time() },
  search_price_cents: {
    label: t.search_price(),
    kind: 'money',
    help: t.secret_no_price_is_shown_yet_people(),
  },
  weekly_rent_cents: {
    label: t.weekly_rent(),
    kind: 'money',
    help: t.you_cant_ask_tenants_to_offer_more(),
  },
  bond_cents: { label: t.bond(), kind: 'money', help: t.at_most_four_weeks_rent() },
  pet_bond_cents: { label: t.pet_bond(), kind: 'money', help: t.at_most_two_weeks_rent() },
  available_from: { label: t.available_from(), kind: 'day' },
  bedrooms: { label: t.bedrooms(), kind: 'number' },
  bathrooms: { label: t.bathrooms(), kind: 'number' },
  ensuites: { label: t.ensuites(), kind: 'number' },
  living_rooms: { label: t.living_rooms(), kind: 'number' },
  floor_area_m2: { label: t.floor_area(), kind: 'number', unit: 'm²' },
  land_area_m2: { label: t.land_area(), kind: 'area', unit: 'm²', help: t.in_m_or_type_hectares_2_5_ha() },
  rateable_value_cents: { label: t.rateable_value(), kind: 'money' },
  parking: { label: t.car_parks(), kind: 'number' },
  garaging: { label: t.garages(), kind: 'number' },
  title_type: {
    label: t.title_type(),
    kind: 'choice',
    options: getTitleTypes(),
  },
  year_built: { label: t.year_built(), kind: 'number' },
  furnishings: {
    label: t.furnishings(),
    kind: 'choice',
    options: getFurnishings(),
  },
  pets: {
    label: t.pets(),
    kind: 'choice',
    options: getPets(),
  },
  smokers: {
    label: t.smoking(),
    kind: 'choice',
    options: getSmokers(),
  },
  maximum_tenants: { label: t.maximum_tenants(), kind: 'number' },
  has_smoke_alarms: { label: t.smoke_alarms(), kind: 'yes_no' },
  insulation: {
    label: t.insulation(),
    kind: 'paragraphs',
    help: t.where_they_are_what_type_and_how_old(),
  },
  healthy_homes: {
    label: t.healthy_homes_statement(),
    kind: 'paragraphs',
    help: t.how_it_meets_the_standards_for_heating(),
  },
  amenities: { label: t.anything_else(), kind: 'lines', help: t.one_per_line() },
  open_homes: { label: t.open_homes(), kind: 'visits' },
  floor_plan_ids: { label: t.floor_plans(), kind: 'uploads' },
  document_ids: { label: t.documents(), kind: 'uploads' },
  agent_ids: { label: t.agents(), kind: 'uploads' },
  listing_reference: { label: t.your_reference(), kind: 'text' },
  shows_address: { label: t.show_the_street_address(), kind: 'own' },
}))

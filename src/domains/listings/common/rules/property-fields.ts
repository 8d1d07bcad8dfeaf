import { keysOf } from '#platform/common/records.ts'
import type { ListingField, Text, ValueOf } from './listing-field.ts'
import {
  furnishings,
  pets,
  priceMethods,
  propertyTypes,
  purposes,
  smokers,
  titleTypes,
} from '#domains/listings/common/property-labels.ts'
import * as t from '#domains/listings/texts.ts'

export type Purpose = keyof typeof purposes
export type PropertyType = keyof typeof propertyTypes
export type PriceMethod = keyof typeof priceMethods
export type PropertySection = 'property' | 'price' | 'rent' | 'rooms'

interface PropertyFieldSpec extends ListingField {
  purposes: readonly Purpose[]
  /** Property types without this field. */
  except?: readonly PropertyType[]
  /** Its section of the form; a field without one has its own control. */
  section?: PropertySection
  texts: ListingField['texts'] & {
    /** Its label on the listing's page, if that isn't the form's. */
    fact?: Text
  }
}

const all = ['sale', 'rent', 'flatmate'] as const
const letting = ['rent', 'flatmate'] as const
const wholeHome = ['sale', 'rent'] as const
const bareLand = ['section'] as const
const withoutRooms = ['section', 'commercial'] as const

/** Sorted as in the form. Each field's texts are only here. */
export const propertyFields = {
  purpose: {
    value: { kind: 'choice', options: purposes, refusal: t.choose_for_sale_for_rent_or_a_room },
    texts: { label: t.what_is_it_offered_for },
    purposes: all,
    search: { rail: 'open' },
  },
  property_type: {
    value: { kind: 'choice', options: propertyTypes, refusal: t.choose_a_kind_of_property },
    texts: { label: t.kind_of_property, changed: t.changed_the_property_type },
    purposes: all,
    section: 'property',
    search: { rail: 'open' },
  },
  listing_reference: {
    value: { kind: 'text', name: t.the_reference, max: 40 },
    texts: { label: t.your_reference, fact: t.reference, changed: t.changed_the_listing_reference },
    purposes: all,
    section: 'property',
  },
  price_method: {
    value: { kind: 'choice', options: priceMethods, refusal: t.choose_a_price_method },
    texts: { label: t.price_method, changed: t.changed_the_price_method },
    purposes: ['sale'],
    section: 'price',
    search: { rail: 'more' },
  },
  /** The asking price, or the price that enquiries must exceed. */
  price_cents: {
    value: { kind: 'money' },
    texts: { label: t.price },
    purposes: ['sale'],
    section: 'price',
  },
  /** Date of the auction, or the end of the tender or deadline. */
  price_method_date: {
    value: { kind: 'instant' },
    texts: { label: t.on, help: t.in_new_zealand_time, changed: t.changed_the_price_method_date },
    purposes: ['sale'],
    section: 'price',
  },
  /** Secret: used for search and sorting if no price is shown. */
  search_price_cents: {
    value: { kind: 'money' },
    texts: { label: t.search_price, help: t.search_price_help, changed: t.changed_the_search_price },
    purposes: ['sale'],
    section: 'price',
    isPrivate: true,
  },
  weekly_rent_cents: {
    value: { kind: 'money' },
    texts: { label: t.weekly_rent, help: t.weekly_rent_help, fact: t.rent_a_week },
    purposes: letting,
    section: 'rent',
    search: { as: 'rent', rail: 'more' },
  },
  available_from: {
    value: { kind: 'day' },
    texts: { label: t.available_from, changed: t.changed_the_available_from },
    purposes: letting,
    section: 'rent',
    search: { as: 'available', rail: 'more', day: 'by' },
  },
  bond_cents: {
    value: { kind: 'money' },
    texts: { label: t.bond, changed: t.changed_the_bond },
    purposes: letting,
    section: 'rent',
    search: { as: 'bond', rail: 'more' },
  },
  pet_bond_cents: {
    value: { kind: 'money' },
    texts: { label: t.pet_bond, changed: t.changed_the_pet_bond },
    purposes: ['rent'],
    section: 'rent',
  },
  furnishings: {
    value: { kind: 'choice', options: furnishings },
    texts: { label: t.furnishings, changed: t.changed_the_furnishings },
    purposes: letting,
    except: bareLand,
    section: 'rent',
    search: { rail: 'more' },
  },
  maximum_tenants: {
    value: { kind: 'number', name: t.the_number_of_tenants, least: 1, most: 100 },
    texts: { label: t.maximum_tenants, changed: t.changed_the_maximum_tenants },
    purposes: letting,
    section: 'rent',
    search: { as: 'tenants', rail: 'more' },
  },
  pets: {
    value: { kind: 'choice', options: pets },
    texts: { label: t.pets, changed: t.changed_the_pets },
    purposes: letting,
    section: 'rent',
    search: { rail: 'more' },
  },
  smokers: {
    value: { kind: 'choice', options: smokers },
    texts: { label: t.smoking, changed: t.changed_the_smokers },
    purposes: letting,
    section: 'rent',
    search: { rail: 'more' },
  },
  has_smoke_alarms: {
    value: { kind: 'yes_no' },
    texts: { label: t.smoke_alarms, changed: t.changed_the_has_smoke_alarms },
    purposes: ['rent'],
    except: bareLand,
    section: 'rent',
    search: { as: 'smoke_alarms', rail: 'more' },
  },
  insulation: {
    value: { kind: 'paragraphs', name: t.what_is_said_of_insulation, max: 1_000 },
    texts: { label: t.insulation, help: t.insulation_help, changed: t.changed_the_insulation },
    purposes: ['rent'],
    except: bareLand,
    section: 'rent',
  },
  healthy_homes: {
    value: { kind: 'paragraphs', name: t.the_healthy_homes_statement, max: 2_000 },
    texts: {
      label: t.healthy_homes_statement,
      help: t.healthy_homes_help,
      changed: t.changed_the_healthy_homes,
    },
    purposes: ['rent'],
    except: bareLand,
    section: 'rent',
  },
  bedrooms: {
    value: { kind: 'number', name: t.the_number_of_bedrooms, least: 0, most: 100 },
    texts: { label: t.bedrooms, changed: t.changed_the_bedrooms },
    purposes: all,
    except: withoutRooms,
    section: 'rooms',
    search: { rail: 'open' },
  },
  bathrooms: {
    value: { kind: 'number', name: t.the_number_of_bathrooms, least: 0, most: 100 },
    texts: { label: t.bathrooms, changed: t.changed_the_bathrooms },
    purposes: all,
    except: bareLand,
    section: 'rooms',
    search: { rail: 'folded' },
  },
  ensuites: {
    value: { kind: 'number', name: t.the_number_of_ensuites, least: 0, most: 100 },
    texts: { label: t.ensuites, changed: t.changed_the_ensuites },
    purposes: wholeHome,
    except: withoutRooms,
    section: 'rooms',
    search: { rail: 'more' },
  },
  living_rooms: {
    value: { kind: 'number', name: t.the_number_of_living_rooms, least: 0, most: 100 },
    texts: { label: t.living_rooms, changed: t.changed_the_living_rooms },
    purposes: all,
    except: withoutRooms,
    section: 'rooms',
    search: { rail: 'more' },
  },
  parking: {
    value: { kind: 'number', name: t.the_number_of_car_parks, least: 0, most: 1_000 },
    texts: { label: t.car_parks, changed: t.changed_the_parking },
    purposes: all,
    except: bareLand,
    section: 'rooms',
    search: { rail: 'more' },
  },
  garaging: {
    value: { kind: 'number', name: t.the_number_of_garages, least: 0, most: 100 },
    texts: { label: t.garages, changed: t.changed_the_garaging },
    purposes: all,
    except: bareLand,
    section: 'rooms',
    search: { as: 'garages', rail: 'more' },
  },
  floor_area_m2: {
    value: { kind: 'number', name: t.the_floor_area, least: 1, most: 1_000_000, unit: 'm²' },
    texts: { label: t.floor_area, changed: t.changed_the_floor_area },
    purposes: wholeHome,
    except: bareLand,
    section: 'rooms',
    search: { as: 'floor_area', rail: 'folded' },
  },
  land_area_m2: {
    value: { kind: 'area', name: t.the_land_area, least: 1, most: 2_000_000_000, unit: 'm²' },
    texts: { label: t.land_area, help: t.land_area_help, changed: t.changed_the_land_area },
    purposes: ['sale'],
    section: 'rooms',
    search: { as: 'land_area', rail: 'folded' },
  },
  year_built: {
    value: { kind: 'year', name: t.the_year_it_was_built, least: 1800, most: 2100 },
    texts: { label: t.year_built, changed: t.changed_the_year_built },
    purposes: wholeHome,
    except: bareLand,
    section: 'rooms',
    search: { rail: 'more' },
  },
  title_type: {
    value: { kind: 'choice', options: titleTypes },
    texts: { label: t.title_type, fact: t.title, changed: t.changed_the_title_type },
    purposes: ['sale'],
    section: 'rooms',
    search: { rail: 'more' },
  },
  rateable_value_cents: {
    value: { kind: 'money' },
    texts: { label: t.rateable_value, changed: t.changed_the_rateable_value },
    purposes: ['sale'],
    section: 'rooms',
    search: { as: 'rateable_value', rail: 'more' },
  },
  amenities: {
    value: { kind: 'lines', name: t.an_amenity, max: 60, most: 60, tooMany: t.at_most_60_amenities },
    texts: { label: t.anything_else, help: t.one_per_line, changed: t.changed_the_amenities },
    purposes: all,
  },
  open_homes: {
    value: { kind: 'visits' },
    texts: { label: t.open_homes, changed: t.changed_the_open_homes },
    purposes: all,
  },
  floor_plan_ids: {
    value: { kind: 'uploads' },
    texts: { label: t.listings_floor_plans, changed: t.changed_the_floor_plan },
    purposes: all,
    except: bareLand,
  },
  document_ids: { value: { kind: 'uploads' }, texts: { label: t.listings_documents }, purposes: all },
  agent_ids: { value: { kind: 'uploads' }, texts: { label: t.agents }, purposes: all },
  /** If false, only the suburb is public. */
  shows_address: {
    value: { kind: 'flag' },
    texts: { label: t.show_the_street_address, changed: t.changed_the_shows_address },
    purposes: all,
  },
} as const satisfies Record<string, PropertyFieldSpec>

export type PropertyField = keyof typeof propertyFields
export type PropertyDetails = { [Field in PropertyField]: ValueOf<(typeof propertyFields)[Field]> }

export const propertyFieldNames = keysOf(propertyFields)

export const listSectionFields = (section: PropertySection): PropertyField[] =>
  propertyFieldNames.filter((field) => getPropertyField(field).section === section)

export const getPropertyField = (field: PropertyField): PropertyFieldSpec => propertyFields[field]

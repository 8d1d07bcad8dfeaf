import { keysOf } from '#platform/common/records.ts'
import type { ValueOf } from './listing-field.ts'
import { driven, motorised, onTheRoad, registered, type VehicleFieldSpec } from './vehicle-field-spec.ts'
import { bodyStyles, drives, fuels, hulls, subtypes, transmissions } from './vehicle-options.ts'
import * as t from '#domains/listings/texts.ts'

export type { VehicleFieldSpec, VehicleSection, VehicleSubtype } from './vehicle-field-spec.ts'

const all = keysOf(subtypes)
const whole = all.filter((subtype) => subtype !== 'parts')

/** Sorted as in the form and on the listing's page. Each field's texts are only here. */
export const vehicleFields = {
  subtype: {
    value: { kind: 'choice', options: subtypes, refusal: t.choose_a_vehicle_type },
    texts: { label: t.kind_of_vehicle, feed: t.vehicle_type },
    subtypes: all,
    search: { rail: 'folded' },
  },
  plate: {
    value: { kind: 'text', name: t.the_plate, max: 10 },
    texts: { label: t.plate, changed: t.changed_the_plate },
    subtypes: registered,
  },
  make: {
    value: { kind: 'text', name: t.the_make, max: 40 },
    texts: { label: t.make, changed: t.changed_the_make },
    subtypes: all,
    required: { of: whole, missing: t.enter_the_make },
    section: 'make_and_model',
    search: { rail: 'open' },
  },
  model: {
    value: { kind: 'text', name: t.the_model, max: 60 },
    texts: { label: t.model, changed: t.changed_the_model },
    subtypes: all,
    required: { of: driven, missing: t.enter_the_model },
    section: 'make_and_model',
    search: { rail: 'open' },
  },
  model_detail: {
    value: { kind: 'text', name: t.the_model_detail, max: 80 },
    texts: {
      label: t.model_detail,
      help: t.model_detail_help,
      changed: t.changed_the_model_detail,
      feed: t.variant,
    },
    subtypes: whole,
    section: 'make_and_model',
  },
  year: {
    value: { kind: 'year', name: t.the_year, least: 1885, most: 2100 },
    texts: { label: t.year, changed: t.changed_the_year },
    subtypes: whole,
    required: { of: [...registered, 'boat'], missing: t.enter_the_year },
    section: 'make_and_model',
    search: { rail: 'open' },
  },
  body_style: {
    value: { kind: 'choice', options: bodyStyles },
    texts: { label: t.body_style, changed: t.changed_the_body_style, feed: t.body },
    subtypes: ['car'],
    section: 'make_and_model',
    search: { rail: 'folded' },
  },
  exterior_colour: {
    value: { kind: 'text', name: t.the_colour, max: 30 },
    texts: { label: t.colour, changed: t.changed_the_exterior_colour },
    subtypes: whole,
    section: 'make_and_model',
    search: { as: 'colour', rail: 'folded' },
  },
  fuel_type: {
    value: { kind: 'choice', options: fuels },
    texts: { label: t.fuel, changed: t.changed_the_fuel_type },
    subtypes: motorised,
    required: { of: ['car', 'truck'], missing: t.choose_the_fuel },
    section: 'engine',
    search: { rail: 'folded' },
  },
  transmission: {
    value: { kind: 'choice', options: transmissions },
    texts: { label: t.transmission, changed: t.changed_the_transmission },
    subtypes: driven,
    required: { of: ['car'], missing: t.choose_the_transmission },
    section: 'engine',
    search: { rail: 'folded' },
  },
  engine_cc: {
    value: { kind: 'number', name: t.the_engine_size, least: 0, most: 30_000, unit: 'cc' },
    texts: { label: t.engine, changed: t.changed_the_engine, feed: t.engine_size },
    subtypes: driven,
    required: { of: ['motorbike'], missing: t.enter_the_engine_size_in_cc },
    section: 'engine',
    search: { as: 'engine', rail: 'more' },
  },
  power_kw: {
    value: { kind: 'number', name: t.the_power, least: 0, most: 3_000, unit: 'kW' },
    texts: { label: t.power, changed: t.changed_the_power },
    subtypes: motorised,
    section: 'engine',
    search: { as: 'power', rail: 'more' },
  },
  drive: {
    value: { kind: 'choice', options: drives },
    texts: { label: t.drive, changed: t.changed_the_drive },
    subtypes: ['car', 'truck', 'machinery'],
    section: 'engine',
    search: { rail: 'folded' },
  },
  length_m: {
    value: { kind: 'decimal', name: t.the_length, isAboveZero: true, most: 200, limit: '200 m', unit: 'm' },
    texts: { label: t.length, changed: t.changed_the_length },
    subtypes: ['boat', 'caravan'],
    required: { of: ['boat', 'caravan'], missing: t.enter_the_length },
    section: 'make_and_model',
    search: { as: 'length', rail: 'more' },
  },
  hull: {
    value: { kind: 'choice', options: hulls },
    texts: { label: t.hull, changed: t.changed_the_hull },
    subtypes: ['boat'],
    required: { of: ['boat'], missing: t.choose_the_hull_material },
    section: 'make_and_model',
    search: { rail: 'more' },
  },
  seats: {
    value: { kind: 'number', name: t.the_number_of_seats, least: 1, most: 100 },
    texts: { label: t.seats, changed: t.changed_the_seats },
    subtypes: ['car', 'boat', 'truck'],
    section: 'engine',
    search: { rail: 'more' },
  },
  doors: {
    value: { kind: 'number', name: t.the_number_of_doors, least: 1, most: 8 },
    texts: { label: t.doors, changed: t.changed_the_doors },
    subtypes: ['car'],
    section: 'engine',
    search: { rail: 'more' },
  },
  odometer_km: {
    value: { kind: 'number', name: t.the_odometer, least: 0, most: 3_000_000, unit: 'km' },
    texts: { label: t.odometer, help: t.odometer_help },
    subtypes: onTheRoad,
    required: { of: onTheRoad, missing: t.enter_the_odometer_reading },
    section: 'registration',
    search: { as: 'odometer', rail: 'open' },
  },
  wof_expires: {
    value: { kind: 'day' },
    texts: { label: t.wof_or_cof_expires, changed: t.changed_the_wof_date, feed: t.wof_expiry },
    subtypes: registered,
    section: 'registration',
    search: { as: 'wof_months', rail: 'more', day: 'months_ahead' },
  },
  /** Agreed if there is no current WoF: sold with a new one, or as is where is. */
  wof_at_sale: {
    value: {
      kind: 'choice',
      options: { new: t.new_wof_less_than_a_month_old, as_is: t.as_is_where_is_without_a_current_wof },
    },
    texts: {
      label: t.wof_when_sold,
      help: t.wof_when_sold_help,
      changed: t.changed_the_wof_at_sale,
      feed: t.wof_at_sale,
    },
    subtypes: registered,
    section: 'registration',
    search: { rail: 'more' },
  },
  rego_expires: {
    value: { kind: 'day' },
    texts: { label: t.rego_expires, changed: t.changed_the_registration_date, feed: t.rego_expiry },
    subtypes: registered,
    section: 'registration',
    search: { as: 'rego_months', rail: 'more', day: 'months_ahead' },
  },
  ruc_paid_to_km: {
    value: { kind: 'number', name: t.the_road_user_charges, least: 0, most: 3_000_000, unit: 'km' },
    texts: { label: t.road_user_charges_paid_to, changed: t.changed_the_ruc_paid_to },
    subtypes: ['car', 'truck'],
    section: 'registration',
    search: { as: 'ruc_paid_to', rail: 'more' },
  },
  on_road_costs_included: {
    value: { kind: 'yes_no' },
    texts: {
      label: t.on_road_costs_included,
      help: t.on_road_costs_help,
      changed: t.changed_the_on_road_costs,
    },
    subtypes: onTheRoad,
    section: 'registration',
    search: { rail: 'more' },
  },
  vin: {
    value: { kind: 'text', name: t.the_vin, max: 30 },
    texts: { label: t.vin, help: t.vin_help, changed: t.changed_the_vin },
    subtypes: registered,
    section: 'history',
  },
  chassis_number: {
    value: { kind: 'text', name: t.the_chassis_number, max: 30 },
    texts: { label: t.chassis_number, help: t.chassis_number_help, changed: t.changed_the_chassis_number },
    subtypes: registered,
    section: 'history',
  },
  import_history: {
    value: { kind: 'choice', options: { nz_new: t.new_zealand_new, imported: t.imported_used } },
    texts: { label: t.origin, changed: t.changed_the_import_history },
    subtypes: registered,
    section: 'history',
    search: { rail: 'more' },
  },
  first_registered_year: {
    value: { kind: 'year', name: t.the_year, least: 1885, most: 2100 },
    texts: {
      label: t.first_registered_in_new_zealand,
      help: t.first_registered_help,
      changed: t.changed_the_first_registration,
    },
    subtypes: registered,
    section: 'history',
    search: { rail: 'more' },
  },
  number_of_owners: {
    value: { kind: 'number', name: t.the_number_of_owners, least: 0, most: 50 },
    texts: { label: t.owners_so_far, changed: t.changed_the_number_of_owners },
    subtypes: whole,
    section: 'history',
    search: { as: 'owners', rail: 'more' },
  },
  /** Traders must answer (Consumer Information Notice). */
  has_security_interest: {
    value: { kind: 'yes_no' },
    texts: {
      label: t.security_interest,
      help: t.security_interest_help,
      changed: t.changed_the_security_interest,
    },
    subtypes: whole,
    section: 'history',
  },
  safety_rating: {
    value: { kind: 'number', name: t.the_safety_rating, least: 0, most: 5, unit: 'stars' },
    texts: { label: t.safety_rating, changed: t.changed_the_safety_rating },
    subtypes: ['car'],
    section: 'extras',
    search: { rail: 'more' },
  },
  /** Litres or kWh per 100 km. */
  fuel_economy: {
    value: { kind: 'decimal', name: t.the_fuel_economy, most: 100, unit: 'L/100 km' },
    texts: { label: t.fuel_economy, changed: t.changed_the_fuel_economy },
    subtypes: ['car', 'motorbike'],
    section: 'extras',
    search: { rail: 'more' },
  },
  stereo: {
    value: { kind: 'text', name: t.the_stereo, max: 80 },
    texts: { label: t.stereo, changed: t.changed_the_stereo },
    subtypes: ['car', 'boat'],
    section: 'extras',
  },
  stock_number: {
    value: { kind: 'text', name: t.the_stock_number, max: 40 },
    texts: { label: t.stock_number, help: t.stock_number_help, changed: t.changed_the_stock_number },
    subtypes: all,
    section: 'extras',
    isPrivate: true,
  },
  features: {
    value: { kind: 'lines', name: t.a_feature, max: 60, most: 60, tooMany: t.at_most_60_features },
    texts: { label: t.features, help: t.one_per_line, changed: t.changed_the_features },
    subtypes: whole,
    section: 'extras',
  },
} as const satisfies Record<string, VehicleFieldSpec>

export type VehicleField = keyof typeof vehicleFields
export type VehicleDetails = { [Field in VehicleField]: ValueOf<(typeof vehicleFields)[Field]> }

export const vehicleFieldNames = keysOf(vehicleFields)

export const getVehicleField = (field: VehicleField): VehicleFieldSpec => vehicleFields[field]

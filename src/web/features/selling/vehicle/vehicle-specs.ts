import { getVehicleWords } from '#shared/words/vehicle-words.ts'
import type { VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import type { DetailSpec } from '../form/details/detail-specs.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

type AskedSpec = Pick<DetailSpec, 'kind' | 'help' | 'placeholder'>

const text: AskedSpec = { kind: 'text' }
const number: AskedSpec = { kind: 'number' }
const choice: AskedSpec = { kind: 'choice' }
const day: AskedSpec = { kind: 'day' }

const getAsked = makeTexts((): Record<VehicleField, AskedSpec> => ({
  subtype: { kind: 'own' },
  plate: { kind: 'own' },
  make: text,
  model: text,
  model_detail: { ...text, help: t.for_example_gxl_or_2_0_sport() },
  year: number,
  body_style: choice,
  exterior_colour: text,
  fuel_type: choice,
  transmission: choice,
  engine_cc: number,
  power_kw: number,
  drive: choice,
  length_m: number,
  hull: choice,
  seats: number,
  doors: number,
  odometer_km: { ...number, help: t.what_it_shows_today() },
  wof_expires: day,
  wof_at_sale: {
    ...choice,
    help: t.if_it_wont_have_a_current_wof_as_is(),
  },
  rego_expires: day,
  ruc_paid_to_km: number,
  on_road_costs_included: {
    kind: 'yes_no',
    help: t.whether_the_price_includes_a_wof_and(),
  },
  vin: { ...text, help: t.n_17_letters_and_digits_on_the() },
  chassis_number: { ...text, help: t.if_theres_no_vin() },
  import_history: choice,
  first_registered_year: { ...number, help: t.the_year() },
  number_of_owners: number,
  has_security_interest: {
    kind: 'yes_no',
    help: t.whether_someone_has_a_claim_on_it_like(),
  },
  safety_rating: number,
  fuel_economy: number,
  stereo: text,
  features: { kind: 'lines', help: t.one_per_line() },
  stock_number: { ...text, help: t.your_own_reference_number() },
}))

export const getVehicleSpecs = makeTexts(
  () =>
    Object.fromEntries(
      (Object.keys(getVehicleWords()) as VehicleField[]).map((field) => [
        field,
        { ...getVehicleWords()[field], ...getAsked()[field] } satisfies DetailSpec,
      ]),
    ) as Record<VehicleField, DetailSpec>,
)

export interface FieldGroup {
  title: string
  fields: VehicleField[]
}

export const getFieldGroups = makeTexts((): FieldGroup[] => [
  {
    title: t.make_and_model(),
    fields: ['make', 'model', 'model_detail', 'year', 'body_style', 'exterior_colour', 'length_m', 'hull'],
  },
  {
    title: t.engine_and_drivetrain(),
    fields: ['fuel_type', 'transmission', 'engine_cc', 'power_kw', 'drive', 'seats', 'doors'],
  },
  {
    title: t.registration(),
    fields: [
      'odometer_km',
      'wof_expires',
      'wof_at_sale',
      'rego_expires',
      'ruc_paid_to_km',
      'on_road_costs_included',
    ],
  },
  {
    title: t.history(),
    fields: [
      'vin',
      'chassis_number',
      'import_history',
      'first_registered_year',
      'number_of_owners',
      'has_security_interest',
    ],
  },
  {
    title: t.extras(),
    fields: ['safety_rating', 'fuel_economy', 'stereo', 'stock_number', 'features'],
  },
])

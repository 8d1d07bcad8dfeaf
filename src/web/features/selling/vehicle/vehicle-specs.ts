import { vehicleWords } from '#shared/words/vehicle-words.ts'
import type { VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import type { DetailSpec } from '../form/detail-specs.ts'

type AskedSpec = Pick<DetailSpec, 'kind' | 'help' | 'placeholder'>

const text: AskedSpec = { kind: 'text' }
const number: AskedSpec = { kind: 'number' }
const choice: AskedSpec = { kind: 'choice' }
const day: AskedSpec = { kind: 'day' }

const asked: Record<VehicleField, AskedSpec> = {
  subtype: { kind: 'own' },
  plate: { kind: 'own' },
  make: text,
  model: text,
  model_detail: { ...text, help: 'For example, GXL or 2.0 Sport.' },
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
  odometer_km: { ...number, help: 'What it shows today.' },
  wof_expires: day,
  wof_at_sale: {
    ...choice,
    help: 'If it won’t have a current WoF. “As is where is” needs the buyer’s written agreement, and they can only drive it to a WoF inspection.',
  },
  rego_expires: day,
  ruc_paid_to_km: number,
  on_road_costs_included: {
    kind: 'yes_no',
    help: 'Whether the price includes a WoF and rego.',
  },
  vin: { ...text, help: '17 letters and digits, on the windscreen or the door frame.' },
  chassis_number: { ...text, help: 'If there’s no VIN.' },
  import_history: choice,
  first_registered_year: { ...number, help: 'The year.' },
  number_of_owners: number,
  has_security_interest: {
    kind: 'yes_no',
    help: 'Whether someone has a claim on it, like a loan. Check the Personal Property Securities Register.',
  },
  safety_rating: number,
  fuel_economy: number,
  stereo: text,
  features: { kind: 'lines', help: 'One per line.' },
  stock_number: { ...text, help: 'Your own reference number.' },
}

/** Everything that is asked of a vehicle, in the order of the form. */
export const vehicleSpecs = Object.fromEntries(
  (Object.keys(vehicleWords) as VehicleField[]).map((field) => [
    field,
    { ...vehicleWords[field], ...asked[field] } satisfies DetailSpec,
  ]),
) as Record<VehicleField, DetailSpec>

export interface FieldGroup {
  title: string
  fields: VehicleField[]
}

/** What stands together in the form; of each, what a vehicle of the kind has. */
export const fieldGroups: FieldGroup[] = [
  {
    title: 'Make and model',
    fields: ['make', 'model', 'model_detail', 'year', 'body_style', 'exterior_colour', 'length_m', 'hull'],
  },
  {
    title: 'Engine and drivetrain',
    fields: ['fuel_type', 'transmission', 'engine_cc', 'power_kw', 'drive', 'seats', 'doors'],
  },
  {
    title: 'Registration',
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
    title: 'History',
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
    title: 'Extras',
    fields: ['safety_rating', 'fuel_economy', 'stereo', 'stock_number', 'features'],
  },
]

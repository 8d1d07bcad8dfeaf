import * as z from 'zod/mini'
import { chosen, day, line, whole, written } from '../core/shapes.ts'

export const vehicle_subtype = z.enum(
  ['car', 'motorbike', 'boat', 'caravan', 'truck', 'machinery', 'parts'],
  'Choose what kind of vehicle it is.',
)
export type VehicleSubtype = z.output<typeof vehicle_subtype>

const year = whole('The year', { least: 1885, most: 2100 })

/** Everything a seller may say of a vehicle. Null is: not said. */
export const vehicle_fields = {
  subtype: z.nullable(vehicle_subtype),
  plate: written('The plate', 10),
  vin: written('The VIN', 30),
  chassis_number: written('The chassis number', 30),
  make: written('The make', 40),
  model: written('The model', 60),
  model_detail: written('The model detail', 80),
  year,
  odometer_km: whole('The odometer', { least: 0, most: 3_000_000 }),
  fuel_type: chosen(['petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric', 'lpg', 'other']),
  transmission: chosen(['automatic', 'manual', 'semi_automatic', 'cvt']),
  drive: chosen(['front', 'rear', 'all_wheel', 'four_wheel']),
  body_style: chosen([
    'hatchback',
    'sedan',
    'station_wagon',
    'suv',
    'ute',
    'van',
    'coupe',
    'convertible',
    'other',
  ]),
  engine_cc: whole('The engine size', { least: 0, most: 30_000 }),
  power_kw: whole('The power', { least: 0, most: 3_000 }),
  seats: whole('The number of seats', { least: 1, most: 100 }),
  doors: whole('The number of doors', { least: 1, most: 8 }),
  exterior_colour: written('The colour', 30),
  number_of_owners: whole('The number of owners', { least: 0, most: 50 }),
  import_history: chosen(['nz_new', 'imported']),
  first_registered_year: year,
  wof_expires: day,
  rego_expires: day,
  ruc_paid_to_km: whole('The road user charges', { least: 0, most: 3_000_000 }),
  /** With a new WoF, or as is where is: what a seller agrees on whose WoF is not current. */
  wof_at_sale: chosen(['new', 'as_is']),
  on_road_costs_included: z.nullable(z.boolean('Say yes or no.')),
  /** Whether somebody else has a claim on it; a trader must say (Consumer Information Notice). */
  has_security_interest: z.nullable(z.boolean('Say yes or no.')),
  stereo: written('The stereo', 80),
  features: z
    .array(line('A feature', 60), 'This must be a list.')
    .check(z.maxLength(60, 'At most 60 features.')),
  /** Stars. */
  safety_rating: whole('The safety rating', { least: 0, most: 5 }),
  /** Litres, or kWh, on 100 km. */
  fuel_economy: z.nullable(
    z
      .number('The fuel economy must be a number.')
      .check(
        z.nonnegative('The fuel economy must be a number above 0.'),
        z.maximum(100, 'The fuel economy may be at most 100.'),
      ),
  ),
  length_m: z.nullable(
    z
      .number('The length must be a number.')
      .check(
        z.positive('The length must be a number above 0.'),
        z.maximum(200, 'The length may be at most 200 m.'),
      ),
  ),
  hull: chosen(['aluminium', 'fibreglass', 'inflatable', 'plastic', 'steel', 'wood', 'other']),
  stock_number: written('The stock number', 40),
}
export type VehicleField = keyof typeof vehicle_fields

export const vehicle = z.strictObject(vehicle_fields)
export type Vehicle = z.output<typeof vehicle>

/** What a card says of a vehicle beside its title. */
export const vehicle_brief = z.pick(vehicle, {
  subtype: true,
  year: true,
  odometer_km: true,
  engine_cc: true,
  fuel_type: true,
  transmission: true,
  length_m: true,
})
export type VehicleBrief = z.output<typeof vehicle_brief>

const named: VehicleField[] = ['make', 'model', 'model_detail', 'year']
const registered: VehicleField[] = ['plate', 'vin', 'chassis_number', 'first_registered_year']
const onTheRoad: VehicleField[] = [
  'odometer_km',
  'wof_expires',
  'wof_at_sale',
  'rego_expires',
  'import_history',
  'on_road_costs_included',
]
const driven: VehicleField[] = ['fuel_type', 'transmission', 'engine_cc', 'power_kw']
const traded: VehicleField[] = [
  'exterior_colour',
  'number_of_owners',
  'features',
  'has_security_interest',
  'stock_number',
]

const fieldsBySubtype: Record<VehicleSubtype, VehicleField[]> = {
  car: [
    ...registered,
    ...named,
    ...onTheRoad,
    ...driven,
    ...traded,
    'drive',
    'body_style',
    'seats',
    'doors',
    'ruc_paid_to_km',
    'stereo',
    'safety_rating',
    'fuel_economy',
  ],
  motorbike: [...registered, ...named, ...onTheRoad, ...driven, ...traded, 'fuel_economy'],
  boat: [...named, 'length_m', 'hull', 'fuel_type', 'power_kw', 'seats', ...traded, 'stereo'],
  caravan: [
    ...registered,
    ...named,
    'wof_expires',
    'wof_at_sale',
    'rego_expires',
    'import_history',
    'length_m',
    ...traded,
  ],
  truck: [...registered, ...named, ...onTheRoad, ...driven, ...traded, 'drive', 'seats', 'ruc_paid_to_km'],
  machinery: [...named, ...driven, 'drive', ...traded],
  parts: ['make', 'model', 'stock_number'],
}

/** What can be said of a vehicle of that kind: a boat has a length and a hull, a part has none of it. */
export function fieldsOfSubtype(subtype: VehicleSubtype | null): ReadonlySet<VehicleField> {
  return new Set<VehicleField>(['subtype', ...(subtype ? fieldsBySubtype[subtype] : [])])
}

import * as z from 'zod/mini'
import { chosen, day, line, whole, written } from '../core/shapes.ts'
import { type VehicleField } from '#shared/rules/listings/vehicle-fields.ts'

export const vehicle_subtype = z.enum(
  ['car', 'motorbike', 'boat', 'caravan', 'truck', 'machinery', 'parts'],
  'Choose a vehicle type.',
)

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
} satisfies Record<VehicleField, z.core.$ZodType>

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

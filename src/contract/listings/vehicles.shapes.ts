import * as z from 'zod/mini'
import { chosen, day, line, whole, written } from '../core/shapes.ts'
import type { VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import * as t from './texts.ts'

export const vehicle_subtype = z.enum(
  ['car', 'motorbike', 'boat', 'caravan', 'truck', 'machinery', 'parts'],
  { error: t.choose_a_vehicle_type },
)

const year = whole(t.the_year, { least: 1885, most: 2100 })

export const vehicle_fields = {
  subtype: z.nullable(vehicle_subtype),
  plate: written(t.the_plate, 10),
  vin: written(t.the_vin, 30),
  chassis_number: written(t.the_chassis_number, 30),
  make: written(t.the_make, 40),
  model: written(t.the_model, 60),
  model_detail: written(t.the_model_detail, 80),
  year,
  odometer_km: whole(t.the_odometer, { least: 0, most: 3_000_000 }),
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
  engine_cc: whole(t.the_engine_size, { least: 0, most: 30_000 }),
  power_kw: whole(t.the_power, { least: 0, most: 3_000 }),
  seats: whole(t.the_number_of_seats, { least: 1, most: 100 }),
  doors: whole(t.the_number_of_doors, { least: 1, most: 8 }),
  exterior_colour: written(t.the_colour, 30),
  number_of_owners: whole(t.the_number_of_owners, { least: 0, most: 50 }),
  import_history: chosen(['nz_new', 'imported']),
  first_registered_year: year,
  wof_expires: day,
  rego_expires: day,
  ruc_paid_to_km: whole(t.the_road_user_charges, { least: 0, most: 3_000_000 }),
  /** Agreed if there is no current WoF: sold with a new one, or as is where is. */
  wof_at_sale: chosen(['new', 'as_is']),
  on_road_costs_included: z.nullable(z.boolean({ error: t.say_yes_or_no })),
  /** Traders must answer (Consumer Information Notice). */
  has_security_interest: z.nullable(z.boolean({ error: t.say_yes_or_no })),
  stereo: written(t.the_stereo, 80),
  features: z
    .array(line(t.a_feature, 60), { error: t.this_must_be_a_list })
    .check(z.maxLength(60, { error: t.at_most_60_features })),
  safety_rating: whole(t.the_safety_rating, { least: 0, most: 5 }),
  /** Litres or kWh per 100 km. */
  fuel_economy: z.nullable(
    z
      .number({ error: t.the_fuel_economy_must_be_a_number })
      .check(
        z.nonnegative({ error: t.the_fuel_economy_must_be_a_number_above }),
        z.maximum(100, { error: t.the_fuel_economy_may_be_at_most_100 }),
      ),
  ),
  length_m: z.nullable(
    z
      .number({ error: t.the_length_must_be_a_number })
      .check(
        z.positive({ error: t.the_length_must_be_a_number_above_0 }),
        z.maximum(200, { error: t.the_length_may_be_at_most_200_m }),
      ),
  ),
  hull: chosen(['aluminium', 'fibreglass', 'inflatable', 'plastic', 'steel', 'wood', 'other']),
  stock_number: written(t.the_stock_number, 40),
} satisfies Record<VehicleField, z.core.$ZodType>

export const vehicle = z.strictObject(vehicle_fields)
export type Vehicle = z.output<typeof vehicle>

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

import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { done, instant } from '../core/shapes.ts'
import { readCardVersion, readLicenceNumber, readPlate } from '#shared/formats/numbers/vehicle-numbers.ts'
import { vehicle } from '../listings/vehicles.ts'
import * as t from './texts.ts'

/** In the form's terms; null where the register says nothing. */
export const vehicle_record = z.pick(vehicle, {
  subtype: true,
  plate: true,
  vin: true,
  make: true,
  model: true,
  model_detail: true,
  year: true,
  /** The last reading, from an inspection. */
  odometer_km: true,
  fuel_type: true,
  transmission: true,
  drive: true,
  body_style: true,
  engine_cc: true,
  power_kw: true,
  seats: true,
  doors: true,
  exterior_colour: true,
  number_of_owners: true,
  import_history: true,
  first_registered_year: true,
  wof_expires: true,
  rego_expires: true,
  ruc_paid_to_km: true,
})
export type VehicleRecord = z.output<typeof vehicle_record>
export type RegisterField = keyof VehicleRecord
export const register_fields = Object.keys(vehicle_record.shape) as RegisterField[]

export const register_source = z.enum(['register', 'sample'])
export type RegisterSource = z.output<typeof register_source>

const readAs = (missing: () => string, read: (typed: string) => Readonly<Record<string, string>>) =>
  z.string({ error: missing }).check(
    z.maxLength(40, { error: missing }),
    z.refine((typed) => !('problem' in read(typed)), {
      error: ({ input }) => read(String(input)).problem ?? missing(),
      abort: true,
    }),
    z.overwrite((typed) => Object.values(read(typed))[0]!),
  )

export const lookUpVehicle = operation({
  name: 'lookUpVehicle',
  summary: 'What the vehicle register says of a plate; asked only when a person asks',
  method: 'GET',
  path: '/vehicle-data',
  access: 'signed_in',
  limit: { calls: 60, per: 'hour' },
  query: z.strictObject({ plate: readAs(t.type_the_plate_for_example_qkb482, readPlate) }),
  reply: z.strictObject({ record: vehicle_record, source: register_source, fetched_at: instant }),
  refusals: ['register_unavailable'],
})
export type VehicleLookUp = z.output<(typeof lookUpVehicle)['reply']>

export const getAdminRecord = operation({
  name: 'getAdminRecord',
  summary: 'What the vehicle register said of a plate when somebody last asked; nobody is asked now',
  method: 'GET',
  path: '/vehicle-record',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  query: lookUpVehicle.query!,
  reply: z.strictObject({ kept: z.nullable(lookUpVehicle.reply) }),
  refusals: [],
})

export const licence_check = z.strictObject({
  is_valid: z.boolean(),
  checked_at: instant,
  last_two_digits: z.string(),
})
export type LicenceCheck = z.output<typeof licence_check>

export const checkDriverLicence = operation({
  name: 'checkDriverLicence',
  summary: 'Whether a driver licence is valid; only the outcome, the date and the last two digits are kept',
  method: 'POST',
  path: '/driver-licence-check',
  access: 'user',
  limit: { calls: 10, per: 'hour' },
  body: z.strictObject({
    licence_number: readAs(t.type_the_licence_number_field_5a_of_the, readLicenceNumber),
    card_version: readAs(t.type_the_card_version_field_5b_of_the, readCardVersion),
  }),
  reply: licence_check,
  refusals: ['register_unavailable'],
})

export const getLicenceCheck = operation({
  name: 'getLicenceCheck',
  summary: 'What is kept of my latest driver licence check that was answered',
  method: 'GET',
  path: '/driver-licence-check',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ check: z.nullable(licence_check) }),
  refusals: [],
})

export const removeLicenceChecks = operation({
  name: 'removeLicenceChecks',
  summary: 'Forget what is kept of my driver licence checks',
  method: 'DELETE',
  path: '/driver-licence-check',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  reply: done,
  refusals: [],
})

import * as z from 'zod/mini'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import { done, instant } from '#platform/common/shapes.ts'
import { readCardVersion, readLicenceNumber, readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import { vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import * as t from '#domains/vehicles/texts.ts'

/** In the form's terms; null if the register has no value. */
export const vehicleRecord = z.pick(vehicle, {
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
export type VehicleRecord = z.output<typeof vehicleRecord>
export type RegisterField = keyof VehicleRecord
export const registerFields = keysOf(vehicleRecord.shape)

export const registerSource = z.enum(['register', 'sample'])
export type RegisterSource = z.output<typeof registerSource>

const readAs = (missing: () => string, read: (typed: string) => Readonly<Record<string, string>>) =>
  z.string({ error: missing }).check(
    z.maxLength(40, { error: missing }),
    z.refine((typed) => !('problem' in read(typed)), {
      error: ({ input }) => read(String(input)).problem ?? missing(),
      abort: true,
    }),
    z.overwrite((typed) => must(Object.values(read(typed))[0], 'only value')),
  )

export const vehicleLookUp = z.strictObject({
  record: vehicleRecord,
  source: registerSource,
  fetched_at: instant,
})
export type VehicleLookUp = z.output<typeof vehicleLookUp>

export const lookUpVehicle = {
  query: z.strictObject({ plate: readAs(t.type_the_plate_for_example_qkb482, readPlate) }),
  reply: vehicleLookUp,
}

export const getAdminRecord = {
  query: lookUpVehicle.query,
  reply: z.strictObject({ kept: z.nullable(vehicleLookUp) }),
}

export const licenceCheck = z.strictObject({
  is_valid: z.boolean(),
  checked_at: instant,
  last_two_digits: z.string(),
})
export type LicenceCheck = z.output<typeof licenceCheck>

export const checkDriverLicence = {
  body: z.strictObject({
    licence_number: readAs(t.type_the_licence_number_field_5a_of_the, readLicenceNumber),
    card_version: readAs(t.type_the_card_version_field_5b_of_the, readCardVersion),
  }),
  reply: licenceCheck,
}

export const getLicenceCheck = {
  reply: z.strictObject({ check: z.nullable(licenceCheck) }),
}

export const removeLicenceChecks = {
  reply: done,
}

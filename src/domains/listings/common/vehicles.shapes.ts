import * as z from 'zod/mini'
import { vehicleFields } from '#domains/listings/common/rules/vehicle-fields.ts'
import { makeShapes } from './field-shapes.ts'

export const vehicleFieldShapes = makeShapes(vehicleFields)

export const vehicle = z.strictObject(vehicleFieldShapes)
export type Vehicle = z.output<typeof vehicle>

export const vehicleBrief = z.pick(vehicle, {
  subtype: true,
  year: true,
  odometer_km: true,
  engine_cc: true,
  fuel_type: true,
  transmission: true,
  length_m: true,
})
export type VehicleBrief = z.output<typeof vehicleBrief>

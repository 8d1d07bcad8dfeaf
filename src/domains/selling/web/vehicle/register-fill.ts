import { filledFields } from '#domains/listings/common/register-word.shapes.ts'
import { isRegisters } from '#domains/listings/common/rules/register-rules.ts'
import type { RegisterField, VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { vehicleName } from '#domains/listings/common/vehicle-labels.ts'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import { sentDetails, type VehicleValues, getVehicleValues } from '../form/details/detail-values.ts'
import type { SellValues } from '../form/sell-values.ts'

const getRegisterFields = (vehicle: VehicleValues): Record<string, unknown> =>
  Object.fromEntries(sentDetails('vehicle', vehicle).map(([name, value]) => [name.split('.')[1], value]))

export type Mark =
  /** The form agrees with the register. */
  | 'register'
  /** The form differs, or the register has no value. */
  | 'seller'

export function findFilledFields(
  vehicle: VehicleValues,
  record: VehicleRecord,
): Partial<Record<RegisterField, Mark>> {
  const fields = getRegisterFields(vehicle)
  const marks = keysOf(record)
    .filter((field) => fields[field] !== null && fields[field] !== undefined && fields[field] !== '')
    .map((field) => [field, isRegisters(field, fields[field], record) ? 'register' : 'seller'])
  return Object.fromEntries(marks)
}

/**
 * Fills empty fields and those still filled by the register for the former plate. The seller's own
 * input stays.
 */
export function filledIn(
  values: SellValues,
  record: VehicleRecord,
  before: VehicleRecord | null,
): Partial<SellValues> {
  const vehicle = must(values.vehicle, 'vehicle')
  const marks = before ? findFilledFields(vehicle, before) : {}
  const word = getVehicleValues({ ...blank(vehicle), ...record })
  const fields = filledFields.filter((field) => {
    const isEmpty = vehicle[field] === null || vehicle[field] === ''
    return record[field] === null ? marks[field] === 'register' : isEmpty || marks[field] === 'register'
  })
  const filled = Object.fromEntries(fields.map((field) => [field, word[field]]))
  return {
    vehicle: { ...vehicle, ...filled, plate: record.plate ?? vehicle.plate },
    ...(values.title.trim() === '' || (before && values.title === getTitle(before))
      ? { title: getTitle(record) }
      : {}),
    // Only vehicles that have been on the road, or soon will be, have a plate.
    ...(values.condition === null && { condition: 'used' }),
  }
}

const getTitle = (record: VehicleRecord) => vehicleName(record).slice(0, 80)

const blank = (vehicle: VehicleValues) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each field is null or filled in below.
  Object.fromEntries(Object.keys(vehicle).map((field) => [field, null])) as unknown as Vehicle

export const registerValue = (field: RegisterField, vehicle: VehicleValues, record: VehicleRecord) =>
  getVehicleValues({ ...blank(vehicle), ...record })[field]

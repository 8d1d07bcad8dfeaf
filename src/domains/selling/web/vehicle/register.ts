import { useState } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { filledFields } from '#domains/listings/common/register-word.shapes.ts'
import { isRegisters } from '#domains/listings/common/rules/register-rules.ts'
import type { VehicleField } from '#domains/listings/common/rules/vehicle-fields.ts'
import {
  type Advice,
  vehicleAdvice,
  vehicleSaleProblems,
  type VehicleSale,
} from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import { vehicleName } from '#domains/listings/common/vehicle-labels.ts'
import { readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import {
  type RegisterField,
  type VehicleRecord,
  getAdminRecord,
  lookUpVehicle,
  type VehicleLookUp,
} from '#domains/vehicles/common/vehicle-data.ts'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { sentDetails, type VehicleValues, getVehicleValues } from '../form/detail-values.ts'
import { getDetails, type SellProblems } from '../form/sell-check.ts'
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

export interface Register {
  /** The register's data for the form's current plate; null if not requested or unknown. */
  found: VehicleLookUp | null
  last: VehicleLookUp | null
  isLoading: boolean
  failure: string | null
  lookUp: (
    plate: string,
    handlers: { onFound: (found: VehicleLookUp) => void; onUnknown: () => void },
  ) => void
}

/** Requested by the button; a reopened draft gets the stored reply. */
export function useRegister(typed: string, openedWith: string | null): Register {
  const [answer, setAnswer] = useState<VehicleLookUp | null>(null)
  const { mutate, isPending, error, variables } = useApiMutation(lookUpVehicle)
  const stored = useApiQuery(
    getAdminRecord,
    { plate: openedWith ?? '' },
    { enabled: openedWith !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  const plate = parsePlate(typed)
  const last = answer ?? stored.data?.kept ?? null
  return {
    found: last && last.record.plate === plate ? last : null,
    last,
    isLoading: isPending,
    failure: error && parsePlate(variables?.plate ?? '') === plate ? getMessage(error) : null,
    lookUp(wanted, { onFound, onUnknown }) {
      mutate(
        { plate: wanted },
        {
          onSuccess(found) {
            setAnswer(found)
            onFound(found)
          },
          onError: onUnknown,
        },
      )
    },
  }
}

export function parsePlate(typed: string): string | null {
  const reading = readPlate(typed)
  return 'plate' in reading ? reading.plate : null
}

const getVehicleSale = (
  values: SellValues,
  account: Account,
  record: VehicleRecord | null,
  now: number,
): VehicleSale => ({
  now: new Date(now),
  condition: values.condition,
  sale_method: values.sale_method,
  text: `${values.title} ${values.description}`,
  price_cents: values.buy_now_price_cents ?? null,
  seller: account,
  record,
})

export function vehicleSaleFound(
  values: SellValues,
  account: Account,
  record: VehicleRecord | null,
  now: number,
): SellProblems {
  const { vehicle } = getDetails(values)
  return vehicle ? vehicleSaleProblems(vehicle, getVehicleSale(values, account, record, now)) : {}
}

export function vehicleAdviceFor(
  values: SellValues,
  account: Account,
  record: VehicleRecord | null,
  now: number,
): Advice[] {
  const { vehicle } = getDetails(values)
  return vehicle?.subtype && vehicle.make
    ? vehicleAdvice(vehicle, getVehicleSale(values, account, record, now))
    : []
}

export function vehicleWarnings(
  values: SellValues,
  account: Account,
  record: VehicleRecord | null,
  now: number,
): Partial<Record<VehicleField, string>> {
  const { 'vehicle.odometer_km': odometer } = vehicleSaleFound(values, account, record, now)
  const fieldAdvice = vehicleAdviceFor(values, account, record, now).filter(({ field }) => {
    const value = values.vehicle?.[field]
    return value !== null && value !== undefined && value !== ''
  })
  return {
    ...Object.fromEntries(fieldAdvice.map(({ field, advice }) => [field, advice])),
    ...(odometer && { odometer_km: odometer }),
  }
}

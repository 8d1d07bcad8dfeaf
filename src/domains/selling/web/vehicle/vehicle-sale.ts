import type { Account } from '#domains/accounts/common/accounts.ts'
import type { VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import {
  type Advice,
  vehicleAdvice,
  vehicleSaleProblems,
  type VehicleSale,
} from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import type { VehicleField } from '#domains/listings/common/rules/vehicle-fields.ts'
import { getDetails, type SellProblems } from '../form/sell-check.ts'
import type { SellValues } from '../form/sell-values.ts'

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

import type { Account } from '#contract/accounts.ts'
import type { VehicleRecord } from '#contract/vehicle-data.ts'
import { vehicleSaleProblems, type VehicleSale } from '#contract/vehicle-sale-rules.ts'
import { detailsOf, type SellProblems } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'

/** How the form offers a vehicle, as the rules of a sale want to know it. */
export const vehicleSaleOf = (
  values: SellValues,
  account: Account,
  record: VehicleRecord | null,
  now: number,
): VehicleSale => ({
  now: new Date(now),
  condition: values.condition,
  sale_method: values.sale_method,
  description: values.description,
  price_cents: values.buy_now_price_cents ?? null,
  seller: account,
  record,
})

/** What the register and the law of trade have against it. The server has the last word. */
export function vehicleSaleFound(
  values: SellValues,
  account: Account,
  record: VehicleRecord | null,
  now: number,
): SellProblems {
  const { vehicle } = detailsOf(values)
  return vehicle ? vehicleSaleProblems(vehicle, vehicleSaleOf(values, account, record, now)) : {}
}

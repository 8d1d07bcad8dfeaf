import * as z from 'zod/mini'
import { byListing, file } from '#platform/common/shapes.ts'

/**
 * Required for used vehicles sold by traders: Consumer Information Standards (Used Motor Vehicles) Regulations 2008
 * (trading-rules.md › New Zealand forms).
 */
export const consumerNotice = z.strictObject({
  trader_name: z.string(),
  trader_address: z.string(),
  trader_phone: z.string(),
  trader_number: z.nullable(z.string()),
  /** Includes GST and on-road costs; null for auctions. */
  cash_price_cents: z.nullable(z.int()),
  has_security_interest: z.boolean(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  plate: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  chassis_number: z.nullable(z.string()),
  odometer_km: z.nullable(z.int()),
  first_registered_year: z.int(),
  /** Null if the seller hasn't answered. */
  is_imported_used: z.nullable(z.boolean()),
})
export type ConsumerNotice = z.output<typeof consumerNotice>

export const getConsumerNotice = {
  params: byListing,
  reply: file,
}

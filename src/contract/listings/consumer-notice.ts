import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, file } from '../core/shapes.ts'

/**
 * The Consumer Information Notice of a used vehicle that a trader sells: what the Consumer Information Standards (Used
 * Motor Vehicles) Regulations 2008 want to be seen with it (trading-rules.md › New Zealand forms).
 */
export const consumer_notice = z.strictObject({
  trader_name: z.string(),
  /** One line. */
  trader_address: z.string(),
  trader_phone: z.string(),
  trader_number: z.nullable(z.string()),
  /** With GST and all it takes to be on the road; null where it sells by auction. */
  cash_price_cents: z.nullable(z.int()),
  has_security_interest: z.boolean(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  plate: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  /** If there’s no VIN. */
  chassis_number: z.nullable(z.string()),
  /** Null for what has no odometer. */
  odometer_km: z.nullable(z.int()),
  first_registered_year: z.int(),
  is_imported_used: z.boolean(),
})
export type ConsumerNotice = z.output<typeof consumer_notice>

export const getConsumerNotice = operation({
  name: 'getConsumerNotice',
  summary: 'The Consumer Information Notice of a vehicle that a trader sells, as a PDF to print',
  method: 'GET',
  path: '/consumer-information-notice/{id}',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  answers_file: true,
  reply: file,
  refusals: [],
})

import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'

/**
 * Selling more in twelve months makes somebody a motor vehicle trader by law (trading-rules.md › New Zealand forms).
 */
export const max_private_sales = 6

export const getVehicleSales = operation({
  name: 'getVehicleSales',
  summary: 'How many vehicles for the road I sold here in the last twelve months',
  method: 'GET',
  path: '/vehicle-sales',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({
    sold_in_a_year: z.int(),
    should_declare: z.boolean(),
  }),
  refusals: [],
})

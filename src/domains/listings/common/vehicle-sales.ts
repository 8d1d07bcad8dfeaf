import { operation } from '#platform/common/operation.ts'
import type * as shapes from './vehicle-sales.shapes.ts'

/**
 * Selling more in twelve months makes somebody a motor vehicle trader by law (trading-rules.md › New Zealand forms).
 */
export const maxPrivateSales = 6

export const getVehicleSales = operation<typeof shapes.getVehicleSales>('GET /vehicle-sales')({
  name: 'getVehicleSales',
  summary: 'How many vehicles for the road I sold here in the last twelve months',
  access: 'user',
  view: 'sales',
  limit: { calls: 120, per: 'minute' },
})

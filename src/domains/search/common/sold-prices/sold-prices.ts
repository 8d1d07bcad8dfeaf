import { operation } from '#platform/common/operation.ts'
import type * as shapes from './sold-prices.shapes.ts'

export type * from './sold-prices.shapes.ts'

export const soldWithinMonths = 12

export const getSoldPrices = operation<typeof shapes.getSoldPrices>('GET /sold-prices')({
  name: 'getSoldPrices',
  summary: 'What things like this one sold for on Hoko in the last 12 months; null where too few were sold',
  access: 'anyone',
  view: 'public',
  limit: { calls: 120, per: 'minute' },
  cacheSeconds: 120,
})

import { operation } from '../core/operation.ts'
import type * as shapes from './counters.shapes.ts'

export type * from './counters.shapes.ts'

export const max_period = 100
export const max_amount = 4

export const getAdvertisementCounters = operation<typeof shapes.getAdvertisementCounters>()({
  name: 'getAdvertisementCounters',
  summary: 'After how many cards there is room for how many advertisements',
  method: 'GET',
  path: '/advertisement-counters',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const putAdvertisementCounters = operation<typeof shapes.putAdvertisementCounters>()({
  name: 'putAdvertisementCounters',
  summary: 'Change after how many cards there is room for how many advertisements',
  method: 'PUT',
  path: '/advertisement-counters',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

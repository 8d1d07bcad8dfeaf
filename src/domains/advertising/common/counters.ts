import { operation } from '#platform/common/operation.ts'
import type * as shapes from './counters.shapes.ts'

export type * from './counters.shapes.ts'

export const maxPeriod = 100
export const maxAmount = 4

export const getAdvertisementCounters = operation<typeof shapes.getAdvertisementCounters>(
  'GET /advertisement-counters',
)({
  name: 'getAdvertisementCounters',
  summary: 'After how many cards there is room for how many advertisements',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const putAdvertisementCounters = operation<typeof shapes.putAdvertisementCounters>(
  'PUT /advertisement-counters',
)({
  name: 'putAdvertisementCounters',
  summary: 'Change after how many cards there is room for how many advertisements',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
})

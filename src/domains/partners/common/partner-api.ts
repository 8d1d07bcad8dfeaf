import { operation } from '#platform/common/operation.ts'
import type * as shapes from './partner-api.shapes.ts'

export type * from './partner-api.shapes.ts'

export const getPartnerApi = operation<typeof shapes.getPartnerApi>('GET /partner-api')({
  name: 'getPartnerApi',
  summary: 'The calls that API keys may make, as this contract declares them',
  access: 'anyone',
  view: 'public',
  limit: { calls: 60, per: 'minute' },
  cacheSeconds: 300,
})

import { operation } from '#platform/common/operation.ts'
import type * as shapes from './listing-advice.shapes.ts'

export type * from './listing-advice.shapes.ts'

export const getListingAdvice = operation<typeof shapes.getListingAdvice>('GET /listing-advice/{id}')({
  name: 'getListingAdvice',
  summary:
    'Claims in a listing of my own, or as an admin in anybody’s, to think about before others read them',
  access: 'signed_in',
  duty: 'overview',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})

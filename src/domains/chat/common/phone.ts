import { operation } from '#platform/common/operation.ts'
import type * as shapes from './phone.shapes.ts'

export const maxPhoneViews = 20

export const lookAtPhone = operation<typeof shapes.lookAtPhone>('POST /seller-phone')({
  name: 'lookAtPhone',
  summary: 'The phone number of a seller who shows it to signed-in members; each look is counted',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['listing_closed', 'blocked', 'phone_looks_used_up'],
})

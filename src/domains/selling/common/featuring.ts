import { operation } from '#platform/common/operation.ts'
import type * as shapes from './featuring.shapes.ts'

export const setFeatured = operation<typeof shapes.setFeatured>('PUT /listing/{id}/featured')({
  name: 'setFeatured',
  summary: 'Put my live listing in front of others, as my plan allows, or no longer',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: ['listing_closed', 'subscription_required'],
})

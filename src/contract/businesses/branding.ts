import { operation } from '../core/operation.ts'
import type * as shapes from './branding.shapes.ts'

export type * from './branding.shapes.ts'

export const getBranding = operation<typeof shapes.getBranding>()({
  name: 'getBranding',
  summary: 'My branding, or of a business as everyone sees it',
  method: 'GET',
  path: '/branding',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const putBranding = operation<typeof shapes.putBranding>()({
  name: 'putBranding',
  summary: 'Set my branding, or a member’s as an admin; empty removes it',
  method: 'PUT',
  path: '/branding',
  access: 'signed_in',
  limit: { calls: 120, per: 'hour' },
  refusals: ['not_in_trade', 'subscription_required'],
})

import { operation } from '#platform/common/operation.ts'
import type * as shapes from './branding.shapes.ts'

export type * from './branding.shapes.ts'

export const getBranding = operation<typeof shapes.getBranding>('GET /branding')({
  name: 'getBranding',
  summary: 'My branding, or of a business as everyone sees it',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const putBranding = operation<typeof shapes.putBranding>('PUT /branding')({
  name: 'putBranding',
  summary: 'Set my branding, or a member’s as an admin; empty removes it',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 120, per: 'hour' },
  refusals: ['not_in_trade', 'subscription_required'],
})

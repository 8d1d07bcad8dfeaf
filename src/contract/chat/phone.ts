import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { id } from '../core/shapes.ts'

export const max_phone_looks = 20

export const lookAtPhone = operation({
  name: 'lookAtPhone',
  summary: 'The phone number of a seller who shows it to signed-in members; each look is counted',
  method: 'POST',
  path: '/seller-phone',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ listing_id: id }),
  reply: z.strictObject({ phone_number: z.string() }),
  refusals: ['listing_closed', 'blocked', 'phone_looks_used_up'],
})

import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, id } from '../core/shapes.ts'
import * as t from './texts.ts'

export const setFeatured = operation({
  name: 'setFeatured',
  summary: 'Put my live listing in front of others, as my plan allows, or no longer',
  method: 'PUT',
  path: '/listing/{id}/featured',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ featured: z.boolean({ error: t.choose_yes_or_no }) }),
  reply: z.strictObject({ id, featured: z.boolean() }),
  refusals: ['listing_closed', 'subscription_required'],
})

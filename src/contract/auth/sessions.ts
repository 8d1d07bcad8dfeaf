import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant } from '../core/shapes.ts'

export const own_session = z.strictObject({
  id,
  device: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  is_this: z.boolean(),
  /** Somebody from Hoko who looks at the account; nothing can be changed there. */
  viewed_by: z.nullable(z.strictObject({ first_name: z.string(), reason: z.string(), until: instant })),
})

export type OwnSession = z.output<typeof own_session>

export const listSessions = operation({
  name: 'listSessions',
  summary: 'Where I am signed in',
  method: 'GET',
  path: '/session',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ items: z.array(own_session) }),
  refusals: [],
})

export const endSession = operation({
  name: 'endSession',
  summary: 'End one of my sessions at once',
  method: 'DELETE',
  path: '/session/{id}',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['password_needed'],
})

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  summary: 'End all my sessions but this one',
  method: 'DELETE',
  path: '/session',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  reply: z.strictObject({ ended: z.int() }),
  refusals: ['password_needed'],
})

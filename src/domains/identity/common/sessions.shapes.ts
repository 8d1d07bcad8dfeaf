import * as z from 'zod/mini'
import { by_id, done, id, instant } from '#platform/common/shapes.ts'

export const own_session = z.strictObject({
  id,
  device: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  is_this: z.boolean(),
  /** The admin from Hoko who is viewing the account; a view can't change anything. */
  viewed_by: z.nullable(z.strictObject({ first_name: z.string(), reason: z.string(), until: instant })),
})

export type OwnSession = z.output<typeof own_session>

export const listSessions = {
  reply: z.strictObject({ items: z.array(own_session) }),
}

export const endSession = {
  params: by_id,
  reply: done,
}

export const endOtherSessions = {
  reply: z.strictObject({ ended: z.int() }),
}

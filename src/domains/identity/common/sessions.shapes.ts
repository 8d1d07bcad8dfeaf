import * as z from 'zod/mini'
import { byId, done, id, instant } from '#platform/common/shapes.ts'

export const ownSession = z.strictObject({
  id,
  device: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  is_this: z.boolean(),
  /** The admin from Hoko who is viewing the account; a view can't change anything. */
  viewed_by: z.nullable(z.strictObject({ first_name: z.string(), reason: z.string(), until: instant })),
})

export type OwnSession = z.output<typeof ownSession>

export const listSessions = {
  reply: z.strictObject({ items: z.array(ownSession) }),
}

export const endSession = {
  params: byId,
  reply: done,
}

export const endOtherSessions = {
  reply: z.strictObject({ ended: z.int() }),
}

import * as z from 'zod/mini'
import { done, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/settings/texts.ts'

export const maintenance = z.strictObject({
  reason: z.string(),
  /** When it ends by itself; null: when an admin ends it. */
  ends_at: z.nullable(instant),
})
export type Maintenance = z.output<typeof maintenance>

const running = z.strictObject({
  ...maintenance.shape,
  started_at: instant,
  started_by: z.nullable(z.string()),
})

export const getMaintenance = {
  reply: z.strictObject({
    /** Null: everything works as usual. */
    running: z.nullable(running),
  }),
}

export const putMaintenance = {
  body: z.strictObject({
    reason: line(t.the_reason, 200, 3),
    ends_at: z.nullable(instant),
  }),
  reply: getMaintenance.reply,
}

export const endMaintenance = { reply: done }

import * as z from 'zod/mini'
import { calendar_day, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/chat/texts.ts'
import { step_kinds } from './dealings.ts'

/** What the two did about the listing: it stands between their messages. */
export const conversation_step = z.strictObject({
  kind: z.enum(step_kinds),
  at: instant,
  by: z.enum(['me', 'other', 'hoko']),
  amount_cents: z.nullable(z.int()),
  /** Asked, answered, or noted with it. */
  text: z.string(),
  /** Picked; of what was called off or asked to be moved, what no longer holds. */
  time: z.nullable(z.strictObject({ starts_at: instant, ends_at: instant })),
})
export type ConversationStep = z.output<typeof conversation_step>

export const tenant_facts = z.strictObject({
  people: z
    .int({ error: t.enter_how_many_people })
    .check(
      z.minimum(1, { error: t.enter_how_many_people }),
      z.maximum(20, { error: t.enter_how_many_people }),
    ),
  /** Empty for none. */
  pets: z._default(line(t.your_pets, 200, 0), ''),
  move_in: calendar_day,
})
export type TenantFacts = z.output<typeof tenant_facts>

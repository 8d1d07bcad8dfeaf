import * as z from 'zod/mini'
import { calendarDay, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/chat/texts.ts'
import { stepKinds } from './dealings.ts'

/** A step that the two people took about the listing; it's shown between their messages. */
export const conversationStep = z.strictObject({
  kind: z.enum(stepKinds),
  at: instant,
  by: z.enum(['me', 'other', 'hoko']),
  amount_cents: z.nullable(z.int()),
  /** The text that came with it: a request, an answer or a note. */
  text: z.string(),
  /** The picked time; for a cancelled or moved meeting, the time that no longer applies. */
  time: z.nullable(z.strictObject({ starts_at: instant, ends_at: instant })),
})
export type ConversationStep = z.output<typeof conversationStep>

export const tenantFacts = z.strictObject({
  people: z
    .int({ error: t.enter_how_many_people })
    .check(
      z.minimum(1, { error: t.enter_how_many_people }),
      z.maximum(20, { error: t.enter_how_many_people }),
    ),
  /** Empty for none. */
  pets: z._default(line(t.your_pets, 200, 0), ''),
  move_in: calendarDay,
})
export type TenantFacts = z.output<typeof tenantFacts>

import * as z from 'zod/mini'
import { max_pickup_times } from '#shared/rules/pickup-rules.ts'
import { by_id, file, id, instant, line, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

const time_span = z.strictObject({ starts_at: instant, ends_at: instant })

export const viewing_time = z.strictObject({ id, ...time_span.shape })
export type ViewingTime = z.output<typeof viewing_time>

export const viewing_plan = z.strictObject({
  /** Increases with every move; a call names the revision that the caller saw. */
  revision: z.int(),
  /** `offered` waits for the buyer to pick, `asked` for the seller to offer times. */
  state: z.enum(['none', 'asked', 'offered', 'picked', 'cancelled']),
  place: z.string(),
  note: z.string(),
  times: z.array(viewing_time),
  picked: z.nullable(viewing_time),
  /** What the buyer asks for. */
  wish: z.nullable(z.string()),
  may_offer: z.boolean(),
  may_pick: z.boolean(),
  may_ask: z.boolean(),
  may_cancel: z.boolean(),
})
export type ViewingPlan = z.output<typeof viewing_plan>

const revision = z.int({ error: t.this_must_be_a_number }).check(z.minimum(0), z.maximum(1_000_000))

export const askForViewing = {
  params: by_id,
  body: z.strictObject({
    revision,
    note: paragraphs(t.the_note, 500).check(z.minLength(3, { error: t.say_when_it_would_suit_you })),
  }),
  reply: viewing_plan,
}

export const offerViewing = {
  params: by_id,
  body: z.strictObject({
    revision,
    times: z.array(time_span, { error: t.this_must_be_a_list_of_times }).check(
      z.minLength(1, { error: t.offer_at_least_one_time }),
      z.maxLength(max_pickup_times, {
        error: () => t.offer_at_most_times({ count: max_pickup_times }),
      }),
    ),
    place: line(t.the_place, 200, 3),
    note: z._default(paragraphs(t.the_note, 500), ''),
  }),
  reply: viewing_plan,
}

export const pickViewing = {
  params: by_id,
  body: z.strictObject({ revision, time_id: id }),
  reply: viewing_plan,
}

export const cancelViewing = {
  params: by_id,
  body: z.strictObject({ revision, note: z._default(paragraphs(t.the_note, 500), '') }),
  reply: viewing_plan,
}

export const getViewingCalendar = {
  params: by_id,
  reply: file,
}

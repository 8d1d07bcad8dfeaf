import * as z from 'zod/mini'
import { payment_details } from '../accounts/payment-details.shapes.ts'
import { max_pickup_times } from '#shared/rules/pickup-rules.ts'
import { by_id, file, id, instant, line, page, page_query, paragraphs, six_digits } from '../core/shapes.ts'
import * as t from './texts.ts'

const time_span = z.strictObject({ starts_at: instant, ends_at: instant })

const pickup_time = z.strictObject({ id, ...time_span.shape })
export type PickupTime = z.output<typeof pickup_time>

const pickup_plan = z.strictObject({
  /** Increases with every move; a call names the revision that the caller saw. */
  revision: z.int(),
  /** `offered` waits for the buyer to pick, `asked` for the seller to offer other times. */
  state: z.enum(['none', 'offered', 'picked', 'asked']),
  place: z.string(),
  note: z.string(),
  times: z.array(pickup_time),
  picked: z.nullable(pickup_time),
  dropped: z.nullable(pickup_time),
  wish: z.nullable(z.string()),
  may_offer: z.boolean(),
  may_pick: z.boolean(),
  may_ask: z.boolean(),
})
export type PickupPlan = z.output<typeof pickup_plan>

const handover = z.strictObject({
  /** Null for the seller, who gets it from the buyer, and after too many wrong attempts. */
  code: z.nullable(z.string()),
  is_locked: z.boolean(),
  tries_left: z.int(),
})

export const account_change = z.enum(['payment_details', 'device', 'phone_number', 'email'])
export type AccountChange = z.output<typeof account_change>

const arrangements = z.strictObject({
  trade_id: id,
  /** Null if the seller doesn't allow pickup, or nothing can be arranged any more. */
  pickup: z.nullable(pickup_plan),
  handover: z.nullable(handover),
  /** Null for the seller, and if the seller has given none. */
  payment: z.nullable(payment_details),
  /** Changes to the seller's account in the last 24 hours, latest of each kind; empty for the seller. */
  warnings: z.array(z.strictObject({ what: account_change, at: instant })),
})
export type Arrangements = z.output<typeof arrangements>

export const listArrangements = {
  query: z.strictObject({
    role: z.enum(['buyer', 'seller']),
    trade: z.optional(id),
    ...page_query,
  }),
  reply: page(arrangements),
}

const revision = z.int({ error: t.this_must_be_a_number }).check(z.minimum(0), z.maximum(1_000_000))

export const offerPickup = {
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
  reply: arrangements,
}

export const pickPickup = {
  params: by_id,
  body: z.strictObject({ revision, time_id: id }),
  reply: arrangements,
}

export const askForPickup = {
  params: by_id,
  body: z.strictObject({
    revision,
    note: paragraphs(t.the_note, 500).check(z.minLength(3, { error: t.say_when_it_would_suit_you })),
  }),
  reply: arrangements,
}

export const getPickupCalendar = {
  params: by_id,
  reply: file,
}

export const completeHandover = {
  params: by_id,
  body: z.strictObject({ code: six_digits }),
  reply: z.strictObject({ trade_id: id, status: z.literal('completed') }),
}

export const renewHandoverCode = {
  params: by_id,
  reply: arrangements,
}

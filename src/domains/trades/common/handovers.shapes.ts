import * as z from 'zod/mini'
import { payment_details } from '#domains/accounts/common/payment-details.shapes.ts'
import { by_id, id, instant, page, page_query, six_digits } from '#platform/common/shapes.ts'
import { pickup_plan } from './meetings/meeting-plans.shapes.ts'

const handover = z.strictObject({
  /** Null for the seller, who gets it from the buyer, and after too many wrong attempts. */
  code: z.nullable(z.string()),
  is_locked: z.boolean(),
  tries_left: z.int(),
})

export const account_change = z.enum(['payment_details', 'device', 'phone_number', 'email'])
export type AccountChange = z.output<typeof account_change>

export const arrangements = z.strictObject({
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

export const completeHandover = {
  params: by_id,
  body: z.strictObject({ code: six_digits }),
  reply: z.strictObject({ trade_id: id, status: z.literal('completed') }),
}

export const renewHandoverCode = {
  params: by_id,
  reply: arrangements,
}

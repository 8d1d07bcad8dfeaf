import * as z from 'zod/mini'
import { paymentDetails } from '#domains/accounts/common/payment-details.shapes.ts'
import { byId, id, instant, page, pageQuery, sixDigits } from '#platform/common/shapes.ts'
import { pickupPlan } from './meetings/meeting-plans.shapes.ts'

const handover = z.strictObject({
  /** Null for the seller, who gets it from the buyer, and after too many wrong attempts. */
  code: z.nullable(z.string()),
  is_locked: z.boolean(),
  tries_left: z.int(),
})

export const accountChange = z.enum(['payment_details', 'device', 'phone_number', 'email'])
export type AccountChange = z.output<typeof accountChange>

export const arrangements = z.strictObject({
  trade_id: id,
  /** Null if the seller doesn't allow pickup, or nothing can be arranged any more. */
  pickup: z.nullable(pickupPlan),
  handover: z.nullable(handover),
  /** Null for the seller, and if the seller has given none. */
  payment: z.nullable(paymentDetails),
  /** Changes to the seller's account in the last 24 hours, latest of each kind; empty for the seller. */
  warnings: z.array(z.strictObject({ what: accountChange, at: instant })),
})
export type Arrangements = z.output<typeof arrangements>

export const listArrangements = {
  query: z.strictObject({
    role: z.enum(['buyer', 'seller']),
    trade: z.optional(id),
    ...pageQuery,
  }),
  reply: page(arrangements),
}

export const completeHandover = {
  params: byId,
  body: z.strictObject({ code: sixDigits }),
  reply: z.strictObject({ trade_id: id, status: z.literal('completed') }),
}

export const renewHandoverCode = {
  params: byId,
  reply: arrangements,
}

import * as z from 'zod/mini'
import { listingCard } from '#domains/listings/common/listings.shapes.ts'
import { id } from '#platform/common/shapes.ts'

export const yoursNow = z.strictObject({
  kind: z.enum(['outbid', 'closing', 'pay', 'send']),
  listing: listingCard,
  /** The trade to be paid or sent; null for an open listing. */
  trade_id: z.nullable(id),
  /** The agreed total, with delivery. */
  total_cents: z.nullable(z.int()),
})
export type YoursNow = z.output<typeof yoursNow>

export const listYoursNow = {
  reply: z.strictObject({ items: z.array(yoursNow) }),
}

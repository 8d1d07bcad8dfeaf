import * as z from 'zod/mini'
import { listingHold } from '#domains/listings/common/listings.shapes.ts'
import { byListing, done, id, idOfAccount, idOfListing, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/selling/texts.ts'

export const holdListing = {
  params: byListing,
  body: z.strictObject({
    until: instant,
    /** Absent: for nobody in particular. */
    buyer_id: z.optional(idOfAccount),
    note: z._default(line(t.the_note, 200, 0), ''),
  }),
  reply: z.strictObject({ id: idOfListing, hold: listingHold }),
}

export const liftHold = { params: byListing, reply: done }

export const listHoldCandidates = {
  params: byListing,
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        id,
        name: z.string(),
        why: z.enum(['offer', 'question', 'chat']),
        last_at: instant,
      }),
    ),
  }),
}

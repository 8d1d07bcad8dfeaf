import * as z from 'zod/mini'
import { byListing, id, instant, paragraphs } from '#platform/common/shapes.ts'
import { listingStatus } from '#domains/listings/common/listings.shapes.ts'
import * as t from '#domains/moderation/texts.ts'

export const setListingStatus = {
  params: byListing,
  body: z.strictObject({
    status: listingStatus,
    reason: z.optional(paragraphs(t.the_reason, 500)),
  }),
  reply: z.strictObject({
    id,
    status: listingStatus,
    closes_at: z.nullable(instant),
    reason: z.nullable(z.string()),
  }),
}

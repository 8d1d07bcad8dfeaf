import * as z from 'zod/mini'
import { by_id, id, instant, paragraphs } from '#platform/common/shapes.ts'
import { listing_status } from '#domains/listings/common/listings.shapes.ts'
import * as t from '#domains/moderation/texts.ts'

export const setListingStatus = {
  params: by_id,
  body: z.strictObject({
    status: listing_status,
    reason: z.optional(paragraphs(t.the_reason, 500)),
  }),
  reply: z.strictObject({
    id,
    status: listing_status,
    closes_at: z.nullable(instant),
    reason: z.nullable(z.string()),
  }),
}

import * as z from 'zod/mini'
import { by_id } from '#platform/common/shapes.ts'
import { listing_card } from '#domains/listings/common/listings.shapes.ts'

export const listSimilarListings = {
  params: by_id,
  reply: z.strictObject({ items: z.array(listing_card) }),
}

import * as z from 'zod/mini'
import { byId } from '#platform/common/shapes.ts'
import { listingCard } from '#domains/listings/common/listings.shapes.ts'

export const listSimilarListings = {
  params: byId,
  reply: z.strictObject({ items: z.array(listingCard) }),
}

import * as z from 'zod/mini'
import { byListing } from '#platform/common/shapes.ts'
import { listingCard } from '#domains/listings/common/listings.shapes.ts'

export const listSimilarListings = {
  params: byListing,
  reply: z.strictObject({ items: z.array(listingCard) }),
}

import * as z from 'zod/mini'
import { by_id } from '../core/shapes.ts'
import { listing_card } from '../listings/listings.shapes.ts'

export const listSimilarListings = {
  params: by_id,
  reply: z.strictObject({ items: z.array(listing_card) }),
}

import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id } from '../core/shapes.ts'
import { listing_card } from '../listings/listings.ts'

export const max_similar = 8

export const listSimilarListings = operation({
  name: 'listSimilarListings',
  summary:
    'Live listings like a listing: of its category, then of the category above, the nearest in price first',
  method: 'GET',
  path: '/similar-listings/{id}',
  access: 'anyone',
  limit: { calls: 600, per: 'minute' },
  params: by_id,
  cache_s: 30,
  reply: z.strictObject({ items: z.array(listing_card) }),
  refusals: [],
})

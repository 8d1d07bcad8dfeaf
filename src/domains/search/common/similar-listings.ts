import { operation } from '#platform/common/operation.ts'
import type * as shapes from './similar-listings.shapes.ts'

export const maxSimilar = 8

export const listSimilarListings = operation<typeof shapes.listSimilarListings>('GET /similar-listings/{id}')(
  {
    name: 'listSimilarListings',
    summary:
      'Live listings like a listing: of its category, then of the category above, the nearest in price first',
    access: 'anyone',
    view: 'public',
    limit: { calls: 600, per: 'minute' },
    cacheSeconds: 30,
  },
)

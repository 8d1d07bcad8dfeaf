import { listingAgentsMoved } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSellerSoon } from '../search.jobs.ts'

export const refreshListingAgentsMoved = reaction({
  name: 'refresh.listing-agents-moved',
  on: listingAgentsMoved,
  run: async (tx, { payload }) => await refreshSellerSoon(tx, payload.seller_id),
})

import { searchRowChanged } from '#domains/search/server/search.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { matchChanged } from './matching.service.ts'

export const matchSearchRowChanged = reaction({
  name: 'match.search-row-changed',
  on: searchRowChanged,
  run: async (tx, { payload }) => await matchChanged(tx, payload.listing_id, payload.before),
})

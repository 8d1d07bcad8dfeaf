import { watchersChanged } from '#domains/watchlist/server/watching.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSoon } from '../search.jobs.ts'

export const refreshWatchersChanged = reaction({
  name: 'refresh.watchers-changed',
  on: watchersChanged,
  run: async (tx, { payload }) => await refreshSoon(tx, payload.listing_id),
})

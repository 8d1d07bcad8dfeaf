import { sellerKindChanged } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSellerSoon } from '../search.jobs.ts'

export const refreshSellerKindChanged = reaction({
  name: 'refresh.seller-kind-changed',
  on: sellerKindChanged,
  run: async (tx, { payload }) => await refreshSellerSoon(tx, payload.account_id),
})

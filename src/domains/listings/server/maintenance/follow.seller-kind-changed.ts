import { sellerKindChanged } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { followSellerKind } from './seller-kind.service.ts'

export const followSellerKindChanged = reaction({
  name: 'follow.seller-kind-changed',
  on: sellerKindChanged,
  run: async (tx, { payload }) => await followSellerKind(tx, payload.account_id),
})

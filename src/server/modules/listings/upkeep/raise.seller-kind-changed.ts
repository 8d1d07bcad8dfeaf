import { sellerKindChanged } from '#server/modules/accounts/accounts.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { raiseSellerKind } from './seller-kind.service.ts'

export const raiseSellerKindChanged = reaction({
  name: 'raise.seller-kind-changed',
  on: sellerKindChanged,
  run: async (tx, { payload }) => await raiseSellerKind(tx, payload.account_id),
})

import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { withdrawAllListings } from './withdrawal.service.ts'
import { followAccount, getSellerHasLeft } from './suspension.service.ts'

export const withdrawAccountDeleted = reaction({
  name: 'withdraw.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => {
    await withdrawAllListings(tx, payload.account_id, getSellerHasLeft())
    await followAccount(tx, payload.account_id)
  },
})

import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endForDeletedAccount } from './ending.service.ts'

export const endSubscriptionOfDeleted = reaction({
  name: 'end-subscription.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload: { account_id: accountId } }) => await endForDeletedAccount(tx, accountId),
})

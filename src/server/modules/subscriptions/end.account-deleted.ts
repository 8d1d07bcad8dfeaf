import { accountDeleted } from '#server/modules/accounts/accounts.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { endForDeletedAccount } from './ending.service.ts'

export const endSubscriptionOfDeleted = reaction({
  name: 'end-subscription.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload: { account_id } }) => await endForDeletedAccount(tx, account_id),
})

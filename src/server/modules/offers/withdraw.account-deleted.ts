import { accountDeleted } from '#server/modules/accounts/accounts.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { withdrawAllOf } from './ending.service.ts'

export const withdrawOffersOfDeleted = reaction({
  name: 'withdraw-offers.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload: { account_id } }) => await withdrawAllOf(tx, account_id),
})

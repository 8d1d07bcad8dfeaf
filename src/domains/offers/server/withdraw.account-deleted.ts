import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { withdrawAllOffers } from './ending.service.ts'

export const withdrawOffersOfDeleted = reaction({
  name: 'withdraw-offers.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload: { account_id: accountId } }) => await withdrawAllOffers(tx, accountId),
})

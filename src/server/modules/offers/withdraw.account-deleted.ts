import { accountDeleted } from '#server/modules/accounts/accounts.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { withdrawAllOffers } from './ending.service.ts'

export const withdrawOffersOfDeleted = reaction({
  name: 'withdraw-offers.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload: { account_id } }) => await withdrawAllOffers(tx, account_id),
})

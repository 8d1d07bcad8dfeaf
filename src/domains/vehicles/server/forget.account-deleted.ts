import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetAsking } from './vehicle-data.service.ts'

export const forgetAskingOfDeleted = reaction({
  name: 'forget-vehicle-lookups.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetAsking(tx, payload.account_id),
})

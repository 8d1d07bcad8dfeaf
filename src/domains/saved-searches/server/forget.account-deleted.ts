import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetSavedSearches } from './saved-searches.service.ts'

export const forgetSavedSearchesOfDeleted = reaction({
  name: 'forget-saved-searches.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetSavedSearches(tx, payload.account_id),
})

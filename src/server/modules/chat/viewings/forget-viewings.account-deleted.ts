import { accountDeleted } from '#server/modules/accounts/accounts.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { forgetViewingsOf } from './viewings.service.ts'

export const forgetViewingsOfDeleted = reaction({
  name: 'forget-viewings.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetViewingsOf(tx, payload.account_id),
})

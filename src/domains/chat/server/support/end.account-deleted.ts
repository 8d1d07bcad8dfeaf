import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endMemberSupport } from './support.service.ts'

export const endSupportOfDeleted = reaction({
  name: 'end-support.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await endMemberSupport(tx, payload.account_id),
})

import { accountStatusChanged } from '#domains/accounts/server/members/members.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { followAccount } from '../status/suspension.service.ts'

export const followAccountStatusChanged = reaction({
  name: 'follow.account-status-changed',
  on: accountStatusChanged,
  run: async (tx, { payload }) => await followAccount(tx, payload.account_id),
})

import { accountStatusChanged } from '#domains/accounts/server/members/members.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { voidSuspended } from './void.service.ts'

export const voidSuspendedBidder = reaction({
  name: 'void.account-status-changed',
  on: accountStatusChanged,
  run: async (tx, { payload: { account_id: accountId } }) =>
    await voidSuspended(tx, { account_id: accountId }),
})

import { accountStatusChanged } from '#domains/accounts/server/members/members.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { followSeller } from './suspended-sales.service.ts'

export const suspendSalesOfAccount = reaction({
  name: 'hold-sales.account-status-changed',
  on: accountStatusChanged,
  run: async (tx, { payload: { account_id: accountId } }) => await followSeller(tx, accountId),
})

import { accountStatusChanged } from '#domains/accounts/server/members/members.events.ts'
import { selectAccount } from '#domains/identity/server/account/account.service.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { revokeKeys } from './partners.service.ts'

/** They stopped working with the suspension itself. */
export const revokeKeysOfSuspended = reaction({
  name: 'revoke-keys.account-status-changed',
  on: accountStatusChanged,
  run: async (tx, { payload: { account_id: accountId } }) => {
    const { status } = await selectAccount(tx, accountId)
    if (status !== 'active') await revokeKeys(tx, accountId)
  },
})

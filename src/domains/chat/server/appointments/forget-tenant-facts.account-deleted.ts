import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'

export const forgetTenantFactsOfDeleted = reaction({
  name: 'forget-tenant-facts.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => {
    const own = tx.selectFrom('conversations').select('id').where('buyer_id', '=', payload.account_id)
    await tx.deleteFrom('tenant_facts').where('conversation_id', 'in', own).execute()
  },
})

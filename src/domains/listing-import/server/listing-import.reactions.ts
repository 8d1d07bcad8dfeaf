import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetImports } from './forgetting.service.ts'

export const reactionsOfListingImport = [
  reaction({
    name: 'forget-listing-imports.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetImports(tx, payload.account_id),
  }),
]

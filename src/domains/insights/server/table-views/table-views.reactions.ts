import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetViews } from './table-views.service.ts'

export const reactionsOfTableViews = [
  reaction({
    name: 'forget-table-views.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetViews(tx, payload.account_id),
  }),
]

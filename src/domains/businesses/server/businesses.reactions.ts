import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetBusiness } from './forgetting.service.ts'

export const reactionsOfBusinesses = [
  reaction({
    name: 'forget-business.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetBusiness(tx, payload.account_id),
  }),
]

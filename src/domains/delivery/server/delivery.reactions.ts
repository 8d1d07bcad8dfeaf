import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetAddresses } from './addresses.service.ts'
import { forgetTemplates } from './templates.service.ts'

export const reactionsOfDelivery = [
  reaction({
    name: 'forget-addresses.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetAddresses(tx, payload.account_id),
  }),
  reaction({
    name: 'forget-delivery-templates.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetTemplates(tx, payload.account_id),
  }),
]

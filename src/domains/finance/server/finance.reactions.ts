import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetEnquiries } from './enquiries.service.ts'

export const reactionsOfFinance = [
  reaction({
    name: 'forget-finance-enquiries.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetEnquiries(tx, payload.account_id),
  }),
]

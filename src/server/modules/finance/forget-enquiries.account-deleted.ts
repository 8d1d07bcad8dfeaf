import { accountDeleted } from '#server/modules/accounts/accounts.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { forgetEnquiries } from './enquiries.service.ts'

export const forgetEnquiriesOfDeleted = reaction({
  name: 'forget-finance-enquiries.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetEnquiries(tx, payload.account_id),
})

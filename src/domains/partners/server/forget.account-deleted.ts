import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetPartner } from './partners.service.ts'

export const forgetPartnerOfDeleted = reaction({
  name: 'forget-partner.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetPartner(tx, payload.account_id),
})

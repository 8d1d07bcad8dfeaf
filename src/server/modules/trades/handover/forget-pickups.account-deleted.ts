import { accountDeleted } from '#server/modules/accounts/accounts.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { forgetPickupsOf } from './pickup.service.ts'

export const forgetPickupsOfDeleted = reaction({
  name: 'forget-pickups.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetPickupsOf(tx, payload.account_id),
})

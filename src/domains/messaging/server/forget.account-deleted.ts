import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetNotifications } from './notifications.service.ts'

export const forgetNotificationsOfDeleted = reaction({
  name: 'forget-notifications.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetNotifications(tx, payload.account_id),
})

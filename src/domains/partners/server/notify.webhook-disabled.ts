import { composeWebhookNotice, notifyAccount } from '#domains/messaging/server/notifications.service.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { webhookDisabled } from './partners.events.ts'

export const notifyWebhookDisabled = reaction({
  name: 'notify.webhook-disabled',
  on: webhookDisabled,
  run: async (tx, { payload: { account_id: accountId, host } }, platform) => {
    await notifyAccount(tx, platform, {
      account_id: accountId,
      listing_id: null,
      ...composeWebhookNotice(host),
    })
  },
})

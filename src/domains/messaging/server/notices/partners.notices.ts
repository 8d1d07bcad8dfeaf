import { webhookDisabled } from '#domains/partners/server/partners.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { notifyAccount } from '../notifications.service.ts'
import { composeWebhookNotice } from '../labels/partners.labels.ts'

export const notifyWebhookDisabled = reaction({
  name: 'notify.webhook-disabled',
  on: webhookDisabled,
  run: async (tx, { payload: { account_id, host } }, platform) => {
    await notifyAccount(tx, platform, { account_id, listing_id: null, ...composeWebhookNotice(host) })
  },
})

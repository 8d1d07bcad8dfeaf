import { webhookDisabled } from '#server/modules/partners/partners.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { notifyAccount } from '../notifications.service.ts'
import { composeWebhookNotice } from '../words/partners.words.ts'

export const notifyWebhookDisabled = reaction({
  name: 'notify.webhook-disabled',
  on: webhookDisabled,
  run: async (tx, { payload: { account_id, host } }, platform) => {
    await notifyAccount(tx, platform, { account_id, listing_id: null, ...composeWebhookNotice(host) })
  },
})

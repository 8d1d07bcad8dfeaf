import { accountDeleted, accountStatusChanged } from '#domains/accounts/server/accounts.events.ts'
import { selectAccount } from '#domains/identity/server/account/account.service.ts'
import { composeWebhookNotice, notifyAccount } from '#domains/messaging/server/notifications.service.ts'
import { reaction, type Reaction } from '#platform/server/jobs/outbox.ts'
import { webhookDisabled } from './partners.events.ts'
import { forgetPartner, revokeKeys } from './partners.service.ts'
import { reactionsOfWebhooks } from './webhooks/webhooks.reactions.ts'

export const reactionsOfPartners: Reaction[] = [
  reaction({
    name: 'forget-partner.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetPartner(tx, payload.account_id),
  }),

  /** They stopped working with the suspension itself. */
  reaction({
    name: 'revoke-keys.account-status-changed',
    on: accountStatusChanged,
    run: async (tx, { payload: { account_id: accountId } }) => {
      const { status } = await selectAccount(tx, accountId)
      if (status !== 'active') await revokeKeys(tx, accountId)
    },
  }),
  reaction({
    name: 'notify.webhook-disabled',
    on: webhookDisabled,
    run: async (tx, { payload: { account_id: accountId, host } }, platform) => {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: null,
        ...composeWebhookNotice(host),
      })
    },
  }),
  ...reactionsOfWebhooks,
]

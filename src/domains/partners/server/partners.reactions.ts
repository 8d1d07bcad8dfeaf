import type { Reaction } from '#platform/server/jobs/outbox.ts'
import { forgetPartnerOfDeleted } from './forget.account-deleted.ts'
import { notifyWebhookDisabled } from './notify.webhook-disabled.ts'
import { revokeKeysOfSuspended } from './revoke.account-status-changed.ts'
import { reactionsOfWebhooks } from './webhooks/webhooks.reactions.ts'

export const reactionsOfPartners: Reaction[] = [
  forgetPartnerOfDeleted,
  revokeKeysOfSuspended,
  notifyWebhookDisabled,
  ...reactionsOfWebhooks,
]

import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** Deliveries had failed for days, so nothing is sent until its owner turns it on. */
export const webhookDisabled = fact<{ webhook_id: number; account_id: AccountId; host: string }>(
  'webhook.disabled',
)

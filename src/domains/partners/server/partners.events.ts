import { fact } from '#platform/server/jobs/outbox.ts'

/** Nothing had arrived for days, so nothing is sent any more until its owner turns it on. */
export const webhookDisabled = fact<{ webhook_id: number; account_id: number; host: string }>(
  'webhook.disabled',
)

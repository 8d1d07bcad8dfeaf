import type { SentEvent, Webhook, WebhookDelivery, WebhookEvent } from '#domains/partners/common/webhooks.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.queries.ts'

const instant = (at: Date | null) => at && at.toISOString()

export const webhookView = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: fromColumn<WebhookEvent[]>(row.events),
  created_at: row.created_at.toISOString(),
  failing_since: instant(row.failing_since),
  disabled_at: instant(row.disabled_at),
  old_secret_until: instant(row.old_secret_until),
})

export const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event_id: row.event_id,
  type: fromColumn<SentEvent>(row.type),
  body: row.body,
  status: row.status,
  tries: row.tries,
  answer_code: row.answer_code,
  error: row.error,
  duration_ms: row.duration_ms,
  created_at: row.created_at.toISOString(),
  tried_at: instant(row.tried_at),
  next_try_at: instant(row.next_try_at),
})

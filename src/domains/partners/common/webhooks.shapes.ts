import * as z from 'zod/mini'
import { by_id, done, id, instant, page, page_query, url } from '#platform/common/shapes.ts'
import * as t from '#domains/partners/texts.ts'
import { webhook_events } from './webhooks.ts'
export const webhook_event = z.enum(webhook_events)
export type WebhookEvent = z.output<typeof webhook_event>

/** `test` is sent manually, whatever was chosen. */
export const sent_event = z.enum([...webhook_events, 'test'])
export type SentEvent = z.output<typeof sent_event>

export const webhook = z.strictObject({
  id,
  url: z.string(),
  events: z.array(webhook_event),
  created_at: instant,
  /** Since when deliveries have failed; null if the last one succeeded. */
  failing_since: z.nullable(instant),
  /**
   * Disabled by Hoko after three days of failures, or at a password reset; its owner may turn it on
   * again.
   */
  disabled_at: z.nullable(instant),
  /** Until when the previous secret signs as well. */
  old_secret_until: z.nullable(instant),
})
export type Webhook = z.output<typeof webhook>

const fields = {
  url: url.check(z.refine((text) => /^https:/i.test(text), { error: t.use_an_address_with_https })),
  events: z
    .array(webhook_event, { error: t.choose_at_least_one_event })
    .check(z.minLength(1, { error: t.choose_at_least_one_event }), z.maxLength(webhook_events.length)),
}

const with_secret = z.strictObject({ ...webhook.shape, secret: z.string() })
export type NewWebhook = z.output<typeof with_secret>

export const listWebhooks = {
  reply: z.strictObject({ items: z.array(webhook) }),
}

export const createWebhook = {
  body: z.strictObject(fields),
  reply: with_secret,
}

export const updateWebhook = {
  params: by_id,
  body: z.strictObject(fields),
  reply: webhook,
}

export const deleteWebhook = {
  params: by_id,
  reply: done,
}

export const rotateWebhookSecret = {
  params: by_id,
  reply: with_secret,
}

export const testWebhook = {
  params: by_id,
  reply: done,
}

export const webhook_delivery = z.strictObject({
  id,
  event_id: z.string(),
  type: sent_event,
  /** The body as it's sent, byte for byte. */
  body: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** The receiver's answer to the last try, or why there was none. */
  answer_code: z.nullable(z.int()),
  error: z.nullable(z.enum(['not_public', 'timeout', 'unreachable', 'webhook_off'])),
  duration_ms: z.nullable(z.int()),
  created_at: instant,
  tried_at: z.nullable(instant),
  /** For a pending delivery. */
  next_try_at: z.nullable(instant),
})
export type WebhookDelivery = z.output<typeof webhook_delivery>

export const listWebhookDeliveries = {
  params: by_id,
  query: z.strictObject(page_query),
  reply: page(webhook_delivery),
}

export const replayWebhookDelivery = {
  params: by_id,
  reply: done,
}

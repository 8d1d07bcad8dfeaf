import * as z from 'zod/mini'
import { byId, done, id, instant, page, pageQuery, url } from '#platform/common/shapes.ts'
import * as t from '#domains/partners/texts.ts'
import { webhookEvents } from './webhooks.ts'
export const webhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.output<typeof webhookEvent>

/** `test` is sent manually, whatever was chosen. */
export const sentEvent = z.enum([...webhookEvents, 'test'])
export type SentEvent = z.output<typeof sentEvent>

export const webhook = z.strictObject({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
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
    .array(webhookEvent, { error: t.choose_at_least_one_event })
    .check(z.minLength(1, { error: t.choose_at_least_one_event }), z.maxLength(webhookEvents.length)),
}

export const webhookWithSecret = z.strictObject({ ...webhook.shape, secret: z.string() })
export type NewWebhook = z.output<typeof webhookWithSecret>

export const listWebhooks = {
  reply: z.strictObject({ items: z.array(webhook) }),
}

export const createWebhook = {
  body: z.strictObject(fields),
  reply: webhookWithSecret,
}

export const updateWebhook = {
  params: byId,
  body: z.strictObject(fields),
  reply: webhook,
}

export const deleteWebhook = {
  params: byId,
  reply: done,
}

export const rotateWebhookSecret = {
  params: byId,
  reply: webhookWithSecret,
}

export const testWebhook = {
  params: byId,
  reply: done,
}

export const webhookDelivery = z.strictObject({
  id,
  event_id: z.string(),
  type: sentEvent,
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
export type WebhookDelivery = z.output<typeof webhookDelivery>

export const listWebhookDeliveries = {
  params: byId,
  query: z.strictObject(pageQuery),
  reply: page(webhookDelivery),
}

export const replayWebhookDelivery = {
  params: byId,
  reply: done,
}

import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, page, page_query, url } from '../core/shapes.ts'
import * as t from './texts.ts'

export const max_webhooks = 5

export const webhook_events = [
  'listing.published',
  'listing.closed',
  'listing.sold',
  'bid.placed',
  'offer.made',
  'offer.accepted',
  'question.asked',
  'trade.changed',
] as const
export const webhook_event = z.enum(webhook_events)
export type WebhookEvent = z.output<typeof webhook_event>

/** `test` is sent by hand, whatever was chosen. */
export const sent_event = z.enum([...webhook_events, 'test'])
export type SentEvent = z.output<typeof sent_event>

export const webhook = z.strictObject({
  id,
  url: z.string(),
  events: z.array(webhook_event),
  created_at: instant,
  /** Since when nothing has arrived; null where the last delivery did. */
  failing_since: z.nullable(instant),
  /** By Hoko after three days of failures, or at a password reset; its owner may turn it on again. */
  disabled_at: z.nullable(instant),
  /** Until when the secret before the present one signs as well. */
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

export const listWebhooks = operation({
  name: 'listWebhooks',
  summary: 'My webhooks',
  method: 'GET',
  path: '/webhook',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ items: z.array(webhook) }),
  refusals: [],
})

export const createWebhook = operation({
  name: 'createWebhook',
  summary: 'Add a webhook; its secret is in this answer and nowhere else',
  method: 'POST',
  path: '/webhook',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject(fields),
  status: 201,
  reply: with_secret,
  refusals: ['password_needed', 'webhooks_full'],
})

export const updateWebhook = operation({
  name: 'updateWebhook',
  summary: 'Change where a webhook goes and which events it gets; this turns on one that was turned off',
  method: 'PUT',
  path: '/webhook/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject(fields),
  reply: webhook,
  refusals: ['password_needed'],
})

export const deleteWebhook = operation({
  name: 'deleteWebhook',
  summary: 'Remove a webhook with its deliveries',
  method: 'DELETE',
  path: '/webhook/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  reply: done,
  refusals: [],
})

export const rotateWebhookSecret = operation({
  name: 'rotateWebhookSecret',
  summary: 'Give a webhook a new secret; for 24 hours events are signed with the old one too',
  method: 'POST',
  path: '/webhook-secret/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 20, per: 'hour' },
  params: by_id,
  reply: with_secret,
  refusals: ['password_needed'],
})

export const testWebhook = operation({
  name: 'testWebhook',
  summary: 'Send a test event to a webhook',
  method: 'POST',
  path: '/webhook-test/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 30, per: 'hour' },
  params: by_id,
  status: 202,
  reply: done,
  refusals: ['webhook_off'],
})

export const webhook_delivery = z.strictObject({
  id,
  event_id: z.string(),
  type: sent_event,
  /** As it's sent, byte for byte. */
  body: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** Of the last try: what the receiver answered, or why nothing came back. */
  answer_code: z.nullable(z.int()),
  error: z.nullable(z.enum(['not_public', 'timeout', 'unreachable', 'webhook_off'])),
  duration_ms: z.nullable(z.int()),
  created_at: instant,
  tried_at: z.nullable(instant),
  /** Of one that waits. */
  next_try_at: z.nullable(instant),
})
export type WebhookDelivery = z.output<typeof webhook_delivery>

export const listWebhookDeliveries = operation({
  name: 'listWebhookDeliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first',
  method: 'GET',
  path: '/webhook-delivery/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  query: z.strictObject(page_query),
  reply: page(webhook_delivery),
  refusals: [],
})

export const replayWebhookDelivery = operation({
  name: 'replayWebhookDelivery',
  summary: 'Send an event again, with the same event id',
  method: 'POST',
  path: '/webhook-replay/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 120, per: 'hour' },
  params: by_id,
  status: 202,
  reply: done,
  refusals: ['webhook_off'],
})

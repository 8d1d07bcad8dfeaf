import { operation } from '../core/operation.ts'
import type * as shapes from './webhooks.shapes.ts'

export type * from './webhooks.shapes.ts'

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

export const listWebhooks = operation<typeof shapes.listWebhooks>()({
  name: 'listWebhooks',
  summary: 'My webhooks',
  method: 'GET',
  path: '/webhook',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const createWebhook = operation<typeof shapes.createWebhook>()({
  name: 'createWebhook',
  summary: 'Add a webhook; its secret is in this answer and nowhere else',
  method: 'POST',
  path: '/webhook',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['password_needed', 'webhooks_full'],
})

export const updateWebhook = operation<typeof shapes.updateWebhook>()({
  name: 'updateWebhook',
  summary: 'Change where a webhook goes and which events it gets; this turns on one that was turned off',
  method: 'PUT',
  path: '/webhook/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 60, per: 'hour' },
  refusals: ['password_needed'],
})

export const deleteWebhook = operation<typeof shapes.deleteWebhook>()({
  name: 'deleteWebhook',
  summary: 'Remove a webhook with its deliveries',
  method: 'DELETE',
  path: '/webhook/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 60, per: 'hour' },
  refusals: [],
})

export const rotateWebhookSecret = operation<typeof shapes.rotateWebhookSecret>()({
  name: 'rotateWebhookSecret',
  summary: 'Give a webhook a new secret; for 24 hours events are signed with the old one too',
  method: 'POST',
  path: '/webhook-secret/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed'],
})

export const testWebhook = operation<typeof shapes.testWebhook>()({
  name: 'testWebhook',
  summary: 'Send a test event to a webhook',
  method: 'POST',
  path: '/webhook-test/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 30, per: 'hour' },
  status: 202,
  refusals: ['webhook_off'],
})

export const listWebhookDeliveries = operation<typeof shapes.listWebhookDeliveries>()({
  name: 'listWebhookDeliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first',
  method: 'GET',
  path: '/webhook-delivery/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const replayWebhookDelivery = operation<typeof shapes.replayWebhookDelivery>()({
  name: 'replayWebhookDelivery',
  summary: 'Send an event again, with the same event id',
  method: 'POST',
  path: '/webhook-replay/{id}',
  access: 'user',
  key_scope: 'webhooks',
  limit: { calls: 120, per: 'hour' },
  status: 202,
  refusals: ['webhook_off'],
})

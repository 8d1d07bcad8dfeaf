import { operation } from '#platform/common/operation.ts'
import type * as shapes from './webhooks.shapes.ts'

export type * from './webhooks.shapes.ts'

export const maxWebhooks = 5

export const webhookEvents = [
  'listing.published',
  'listing.closed',
  'listing.sold',
  'bid.placed',
  'offer.made',
  'offer.accepted',
  'question.asked',
  'trade.changed',
  'trade-payment.paid',
  'trade-payment.released',
  'trade-payment.refunded',
] as const

export const listWebhooks = operation<typeof shapes.listWebhooks>('GET /webhook')({
  name: 'listWebhooks',
  summary: 'My webhooks',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 120, per: 'minute' },
})

export const createWebhook = operation<typeof shapes.createWebhook>('POST /webhook')({
  name: 'createWebhook',
  summary: 'Add a webhook; its secret is in this answer and nowhere else',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['password_needed', 'webhooks_full'],
})

export const updateWebhook = operation<typeof shapes.updateWebhook>('PUT /webhook/{id}')({
  name: 'updateWebhook',
  summary: 'Change where a webhook goes and which events it gets; this turns on one that was turned off',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 60, per: 'hour' },
  refusals: ['password_needed'],
})

export const deleteWebhook = operation<typeof shapes.deleteWebhook>('DELETE /webhook/{id}')({
  name: 'deleteWebhook',
  summary: 'Remove a webhook with its deliveries',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 60, per: 'hour' },
})

export const rotateWebhookSecret = operation<typeof shapes.rotateWebhookSecret>('POST /webhook-secret/{id}')({
  name: 'rotateWebhookSecret',
  summary: 'Give a webhook a new secret; for 24 hours events are signed with the old one too',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed'],
})

export const testWebhook = operation<typeof shapes.testWebhook>('POST /webhook-test/{id}')({
  name: 'testWebhook',
  summary: 'Send a test event to a webhook',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 30, per: 'hour' },
  status: 202,
  refusals: ['webhook_off'],
})

export const listWebhookDeliveries = operation<typeof shapes.listWebhookDeliveries>(
  'GET /webhook-delivery/{id}',
)({
  name: 'listWebhookDeliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 240, per: 'minute' },
})

export const replayWebhookDelivery = operation<typeof shapes.replayWebhookDelivery>(
  'POST /webhook-replay/{id}',
)({
  name: 'replayWebhookDelivery',
  summary: 'Send an event again, with the same event id',
  access: 'user',
  keyScope: 'webhooks',
  limit: { calls: 120, per: 'hour' },
  status: 202,
  refusals: ['webhook_off'],
})

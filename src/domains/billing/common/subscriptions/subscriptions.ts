import { operation } from '#platform/common/operation.ts'
import type * as shapes from './subscriptions.shapes.ts'

export type * from './subscriptions.shapes.ts'

export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'cancelled'] as const

export const liveListingTypes = ['general', 'vehicle', 'property'] as const

const calls = { calls: 30, per: 'minute' } as const

export const getMySubscription = operation<typeof shapes.getMySubscription>('GET /subscription')({
  name: 'getMySubscription',
  summary: 'What I have, what I use of it, and what changes when',
  access: 'user',
  view: 'plan',
  limit: { calls: 240, per: 'minute' },
})

export const previewSubscription = operation<typeof shapes.previewSubscription>(
  'GET /subscription-preview/{id}',
)({
  name: 'previewSubscription',
  summary: 'What changing to a plan costs now, and from when it holds',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const createSubscription = operation<typeof shapes.createSubscription>(
  'POST /create-subscription/{plan_id}',
)({
  name: 'createSubscription',
  summary: 'Buy a plan with my default card',
  aliases: [{ name: 'buySubscription', method: 'POST', path: '/buy-subscription' }],
  access: 'user',
  limit: calls,
  status: 201,
  refusals: [
    'subscription_exists',
    'preview_changed',
    'card_needed',
    'card_declined',
    'payment_under_way',
    'payments_unavailable',
  ],
  idempotentByKey: true,
})

export const changeSubscription = operation<typeof shapes.changeSubscription>(
  'PUT /change-subscription/{plan_id}',
)({
  name: 'changeSubscription',
  summary: 'Change to another plan: up at once, down at the period’s end',
  aliases: [{ name: 'changeSubscriptionTo', method: 'POST', path: '/change-subscription' }],
  access: 'user',
  limit: calls,
  refusals: [
    'no_subscription',
    'preview_changed',
    'card_needed',
    'card_declined',
    'payment_under_way',
    'payments_unavailable',
  ],
  idempotentByKey: true,
})

export const cancelSubscription = operation<typeof shapes.cancelSubscription>(
  'PUT /cancel-subscription/{id}',
)({
  name: 'cancelSubscription',
  summary: 'End my subscription when what is paid for ends',
  access: 'user',
  limit: calls,
  refusals: ['payment_under_way'],
})

export const retryPayment = operation<typeof shapes.retryPayment>('PUT /retry-payment/{id}')({
  name: 'retryPayment',
  summary: 'Pay what is past due with my default card now',
  access: 'user',
  limit: calls,
  refusals: ['no_subscription', 'card_needed', 'card_declined', 'payment_under_way', 'payments_unavailable'],
})

export const settlePayment = operation<typeof shapes.settlePayment>('PUT /settle-payment/{id}')({
  name: 'settlePayment',
  summary: 'I have confirmed a payment with my bank, or given up: ask what became of it',
  access: 'user',
  limit: calls,
  refusals: ['card_declined'],
})

export const cancelOwnSubscription = operation<typeof shapes.cancelOwnSubscription>(
  'GET /cancel-subscription',
)({
  name: 'cancelOwnSubscription',
  summary: 'The older spelling of cancelSubscription: my own, whatever its number',
  access: 'user',
  limit: calls,
  refusals: ['no_subscription', 'payment_under_way'],
})

export const maxReasonCharacters = 500

export const adminChangeSubscription = operation<typeof shapes.adminChangeSubscription>(
  'POST /admin-change-subscription',
)({
  name: 'adminChangeSubscription',
  summary: 'Give a member another plan at once, without asking for money until the next period',
  access: 'admin',
  duty: 'money',
  limit: { calls: 120, per: 'minute' },
  refusals: ['payment_under_way', 'no_subscription', 'status_unchanged'],
})

export const getSubscriptionOf = operation<typeof shapes.getSubscriptionOf>('GET /subscription-of/{id}')({
  name: 'getSubscriptionOf',
  summary: 'A member’s subscription',
  access: 'admin',
  duty: 'moneyReading',
  limit: { calls: 240, per: 'minute' },
})

export const checkPermission = operation<typeof shapes.checkPermission>('GET /check-permission')({
  name: 'checkPermission',
  summary: 'Whether the caller’s plan allows something, and how much of it is used',
  access: 'user',
  view: 'account',
  limit: { calls: 240, per: 'minute' },
})

import { operation } from '../core/operation.ts'
import type * as shapes from './subscriptions.shapes.ts'

export type * from './subscriptions.shapes.ts'

export const subscription_statuses = ['incomplete', 'active', 'past_due', 'cancelled'] as const

export const live_listing_types = ['general', 'vehicle', 'property'] as const

const calls = { calls: 30, per: 'minute' } as const

export const getMySubscription = operation<typeof shapes.getMySubscription>()({
  name: 'getMySubscription',
  summary: 'What I have, what I use of it, and what changes when',
  method: 'GET',
  path: '/subscription',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const previewSubscription = operation<typeof shapes.previewSubscription>()({
  name: 'previewSubscription',
  summary: 'What changing to a plan costs now, and from when it holds',
  method: 'GET',
  path: '/subscription-preview/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const createSubscription = operation<typeof shapes.createSubscription>()({
  name: 'createSubscription',
  summary: 'Buy a plan with my default card',
  method: 'POST',
  path: '/create-subscription/{plan_id}',
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
  idempotent_by_key: true,
})

export const changeSubscription = operation<typeof shapes.changeSubscription>()({
  name: 'changeSubscription',
  summary: 'Change to another plan: up at once, down at the period’s end',
  method: 'PUT',
  path: '/change-subscription/{plan_id}',
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
  idempotent_by_key: true,
})

export const cancelSubscription = operation<typeof shapes.cancelSubscription>()({
  name: 'cancelSubscription',
  summary: 'End my subscription when what is paid for ends',
  method: 'PUT',
  path: '/cancel-subscription/{id}',
  access: 'user',
  limit: calls,
  refusals: ['payment_under_way'],
})

export const retryPayment = operation<typeof shapes.retryPayment>()({
  name: 'retryPayment',
  summary: 'Pay what is past due with my default card now',
  method: 'PUT',
  path: '/retry-payment/{id}',
  access: 'user',
  limit: calls,
  refusals: ['no_subscription', 'card_needed', 'card_declined', 'payment_under_way', 'payments_unavailable'],
})

export const settlePayment = operation<typeof shapes.settlePayment>()({
  name: 'settlePayment',
  summary: 'I have confirmed a payment with my bank, or given up: ask what became of it',
  method: 'PUT',
  path: '/settle-payment/{id}',
  access: 'user',
  limit: calls,
  refusals: ['card_declined'],
})

export const cancelOwnSubscription = operation<typeof shapes.cancelOwnSubscription>()({
  name: 'cancelOwnSubscription',
  summary: 'The older spelling of cancelSubscription: my own, whatever its number',
  method: 'GET',
  path: '/cancel-subscription',
  access: 'user',
  limit: calls,
  refusals: ['no_subscription', 'payment_under_way'],
})

export const max_reason_characters = 500

export const adminChangeSubscription = operation<typeof shapes.adminChangeSubscription>()({
  name: 'adminChangeSubscription',
  summary: 'Give a member another plan at once, without asking for money until the next period',
  method: 'POST',
  path: '/admin-change-subscription',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: ['payment_under_way', 'no_subscription', 'status_unchanged'],
})

export const getSubscriptionOf = operation<typeof shapes.getSubscriptionOf>()({
  name: 'getSubscriptionOf',
  summary: 'A member’s subscription',
  method: 'GET',
  path: '/subscription-of/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, id, instant, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

export const subscription_statuses = ['incomplete', 'active', 'past_due', 'cancelled'] as const

const plan_named = z.strictObject({ id, name: z.string() })
const interval = z.enum(['month', 'year'])

const step = z.strictObject({
  action: z.enum([
    'started',
    'granted',
    'upgraded',
    'downgrade_scheduled',
    'downgraded',
    'renewed',
    'cancel_scheduled',
    'resumed',
    'payment_failed',
    'recovered',
    'cancelled',
    'changed_by_admin',
  ]),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.string(),
  at: instant,
})

/** Any status but `active` counts as having no plan (seed, section 4). */
export const subscription = z.strictObject({
  id,
  plan: plan_named,
  status: z.enum(subscription_statuses),
  /** As agreed on, whatever the plan costs now. 0 where Hoko gave it. */
  price_cents: z.int(),
  interval,
  period_starts_at: instant,
  period_ends_at: instant,
  cancels_at_period_end: z.boolean(),
  /** The plan from the period's end on. */
  next_plan: z.nullable(plan_named),
  /** What the next period will cost; null where there is none. */
  next_price_cents: z.nullable(z.int()),
  next_interval: interval,
  /** While past due. */
  next_attempt_at: z.nullable(instant),
  is_test: z.boolean(),
  history: z.array(step),
})
export type Subscription = z.output<typeof subscription>

export const live_listing_types = ['general', 'vehicle', 'property'] as const
const limited_types = [...live_listing_types, 'featured'] as const
const plan_extras = ['dealership_feed', 'agents', 'branding'] as const

/** A payment that waits for its cardholder, or has just been decided. */
export const subscription_payment = z.strictObject({
  id,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'cancelled']),
  plan_name: z.string(),
  amount_cents: z.int(),
  /** Where the cardholder confirms it; only while `requires_action`. */
  action_url: z.nullable(z.string()),
})
export type SubscriptionPayment = z.output<typeof subscription_payment>

const outcome = z.strictObject({
  subscription: z.nullable(subscription),
  payment: z.nullable(subscription_payment),
})
export type SubscriptionOutcome = z.output<typeof outcome>

const change_line = z.strictObject({
  description: z.string(),
  amount_cents: z.int(),
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
})

export const change_preview = z.strictObject({
  /** `start` and `upgrade` are at once, `downgrade` at the period's end; `same` is what there is, or comes, already. */
  kind: z.enum(['start', 'upgrade', 'downgrade', 'same']),
  /** To be sent back, so that what was shown is what is paid. */
  as_of: instant,
  due_cents: z.int(),
  lines: z.array(change_line),
  /** When the new plan begins. */
  at: instant,
  renews_at: instant,
  renewal_cents: z.int(),
  /** Listings that stay live above the new plan's limit; new ones wait until there is room. */
  above: z.array(z.strictObject({ type: z.enum(limited_types), live: z.int(), limit: z.int() })),
  /** What the plan there is has and the new one hasn't. */
  loses: z.array(z.enum(plan_extras)),
  needs_card: z.boolean(),
  can_pay: z.boolean(),
})
export type ChangePreview = z.output<typeof change_preview>

const calls = { calls: 30, per: 'minute' } as const

export const getMySubscription = operation({
  name: 'getMySubscription',
  summary: 'What I have, what I use of it, and what changes when',
  method: 'GET',
  path: '/subscription',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({
    subscription: z.nullable(subscription),
    open_payment: z.nullable(subscription_payment),
    /** Null where no payments are set up. */
    gateway: z.nullable(z.enum(['stripe', 'sandbox'])),
  }),
  refusals: [],
})

export const previewSubscription = operation({
  name: 'previewSubscription',
  summary: 'What changing to a plan costs now, and from when it holds',
  method: 'GET',
  path: '/subscription-preview/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: change_preview,
  refusals: [],
})

/** What a preview showed. Where it costs something else by now, nothing is bought. */
const shown_costs = { due_cents: z.optional(z.int()), renewal_cents: z.optional(z.int()) }
const shown = { as_of: z.optional(instant), ...shown_costs }

export const createSubscription = operation({
  name: 'createSubscription',
  summary: 'Buy a plan with my default card',
  method: 'POST',
  path: '/create-subscription/{id}',
  access: 'user',
  limit: calls,
  params: by_id,
  body: z.strictObject(shown_costs),
  status: 201,
  reply: outcome,
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

export const changeSubscription = operation({
  name: 'changeSubscription',
  summary: 'Change to another plan: up at once, down at the period’s end',
  method: 'PUT',
  path: '/change-subscription/{id}',
  access: 'user',
  limit: calls,
  params: by_id,
  body: z.strictObject(shown),
  reply: outcome,
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

export const cancelSubscription = operation({
  name: 'cancelSubscription',
  summary: 'End my subscription when what is paid for ends',
  method: 'PUT',
  path: '/cancel-subscription/{id}',
  access: 'user',
  limit: calls,
  params: by_id,
  reply: outcome,
  refusals: ['payment_under_way'],
})

export const resumeSubscription = operation({
  name: 'resumeSubscription',
  summary: 'Keep the plan that was to end or to change',
  method: 'PUT',
  path: '/resume-subscription/{id}',
  access: 'user',
  limit: calls,
  params: by_id,
  reply: outcome,
  refusals: ['no_subscription', 'card_needed'],
})

export const retryPayment = operation({
  name: 'retryPayment',
  summary: 'Pay what is past due with my default card now',
  method: 'PUT',
  path: '/retry-payment/{id}',
  access: 'user',
  limit: calls,
  params: by_id,
  reply: outcome,
  refusals: ['no_subscription', 'card_needed', 'card_declined', 'payment_under_way', 'payments_unavailable'],
})

export const settlePayment = operation({
  name: 'settlePayment',
  summary: 'I have confirmed a payment with my bank, or given up: ask what became of it',
  method: 'PUT',
  path: '/settle-payment/{id}',
  access: 'user',
  limit: calls,
  params: by_id,
  body: z.strictObject({ gives_up: z.optional(z.boolean()) }),
  reply: outcome,
  refusals: ['card_declined'],
})

export const buySubscription = operation({
  name: 'buySubscription',
  summary: 'The older spelling of createSubscription',
  method: 'POST',
  path: '/buy-subscription',
  access: 'user',
  limit: calls,
  body: z.strictObject({ plan_id: id, ...shown_costs }),
  status: 201,
  reply: outcome,
  refusals: createSubscription.refusals,
  idempotent_by_key: true,
})

export const changeSubscriptionTo = operation({
  name: 'changeSubscriptionTo',
  summary: 'The older spelling of changeSubscription',
  method: 'POST',
  path: '/change-subscription',
  access: 'user',
  limit: calls,
  body: z.strictObject({ plan_id: id, ...shown }),
  reply: outcome,
  refusals: changeSubscription.refusals,
  idempotent_by_key: true,
})

export const cancelOwnSubscription = operation({
  name: 'cancelOwnSubscription',
  summary: 'The older spelling of cancelSubscription: my own, whatever its number',
  method: 'GET',
  path: '/cancel-subscription',
  access: 'user',
  limit: calls,
  reply: outcome,
  refusals: ['no_subscription', 'payment_under_way'],
})

export const max_reason_characters = 500

export const adminChangeSubscription = operation({
  name: 'adminChangeSubscription',
  summary: 'Give a member another plan at once, without asking for money until the next period',
  method: 'POST',
  path: '/admin-change-subscription',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({
    user_id: id,
    /** Null ends it at once. */
    plan_id: z.nullable(id),
    reason: paragraphs(t.the_reason, max_reason_characters),
  }),
  reply: outcome,
  refusals: ['payment_under_way', 'no_subscription', 'status_unchanged'],
})

export const getSubscriptionOf = operation({
  name: 'getSubscriptionOf',
  summary: 'A member’s subscription',
  method: 'GET',
  path: '/subscription-of/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: z.strictObject({ subscription: z.nullable(subscription) }),
  refusals: [],
})

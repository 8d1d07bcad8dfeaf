import * as z from 'zod/mini'
import { idOfAccount, byAccount, byId, id, instant, paragraphs, type } from '#platform/common/shapes.ts'
import { planInterval } from '../plans/plans.shapes.ts'
import { subscriptionStatuses, liveListingTypes, maxReasonCharacters } from './subscriptions.ts'
import * as t from '#domains/billing/texts.ts'

const planNamed = z.strictObject({ id, name: z.string() })
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

/** Any status but `active` counts as having no plan (specification › Subscriptions). */
export const subscription = z.strictObject({
  id,
  plan: planNamed,
  status: z.enum(subscriptionStatuses),
  /** The agreed price, whatever the plan costs now. 0 if Hoko gave it. */
  price_cents: z.int(),
  interval,
  period_starts_at: instant,
  period_ends_at: instant,
  cancels_at_period_end: z.boolean(),
  /** The plan from the period's end on. */
  next_plan: z.nullable(planNamed),
  /** The price of the next period; null if there is none. */
  next_price_cents: z.nullable(z.int()),
  next_interval: interval,
  /** Only while past due. */
  next_attempt_at: z.nullable(instant),
  is_test: z.boolean(),
  history: z.array(step),
})
export type Subscription = z.output<typeof subscription>
const limitedTypes = [...liveListingTypes, 'featured'] as const
const planExtras = ['dealership_feed', 'agents', 'branding'] as const

/** A payment that waits for its cardholder, or has just been decided. */
export const subscriptionPayment = z.strictObject({
  id,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'cancelled']),
  plan_name: z.string(),
  amount_cents: z.int(),
  /** The page where the cardholder confirms it; only while `requires_action`. */
  action_url: z.nullable(z.string()),
})
export type SubscriptionPayment = z.output<typeof subscriptionPayment>

export const subscriptionOutcome = z.strictObject({
  subscription: z.nullable(subscription),
  payment: z.nullable(subscriptionPayment),
})
export type SubscriptionOutcome = z.output<typeof subscriptionOutcome>

const changeLine = z.strictObject({
  description: z.string(),
  amount_cents: z.int(),
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
})

export const changePreview = z.strictObject({
  /**
   * `start` and `upgrade` apply at once, `downgrade` at the period's end; `same` is the present or
   * scheduled plan.
   */
  kind: z.enum(['start', 'upgrade', 'downgrade', 'same']),
  /** Sent back by the caller, so that they pay what was shown. */
  as_of: instant,
  due_cents: z.int(),
  lines: z.array(changeLine),
  /** When the new plan begins. */
  at: instant,
  renews_at: instant,
  renewal_cents: z.int(),
  /** Listings that stay live above the new plan's limit; new ones wait until there is room. */
  above: z.array(z.strictObject({ type: z.enum(limitedTypes), live: z.int(), limit: z.int() })),
  /** Extras of the present plan that the new one lacks. */
  loses: z.array(z.enum(planExtras)),
  needs_card: z.boolean(),
  can_pay: z.boolean(),
})
export type ChangePreview = z.output<typeof changePreview>

export const getMySubscription = {
  reply: z.strictObject({
    subscription: z.nullable(subscription),
    open_payment: z.nullable(subscriptionPayment),
    /** Null if payments aren't set up. */
    gateway: z.nullable(z.enum(['stripe', 'sandbox'])),
  }),
}

export const previewSubscription = {
  params: byId,
  reply: changePreview,
}

/** The costs that a preview showed. If they have changed, nothing is bought. */
const shownCosts = { due_cents: z.optional(z.int()), renewal_cents: z.optional(z.int()) }
const shown = { as_of: z.optional(instant), ...shownCosts }

const byPlan = z.strictObject({ plan_id: id })

export const createSubscription = {
  params: byPlan,
  body: z.strictObject(shownCosts),
  reply: subscriptionOutcome,
}

export const changeSubscription = {
  params: byPlan,
  body: z.strictObject(shown),
  reply: subscriptionOutcome,
}

export const cancelSubscription = {
  params: byId,
  reply: subscriptionOutcome,
}

export const retryPayment = {
  params: byId,
  reply: subscriptionOutcome,
}

export const settlePayment = {
  params: byId,
  body: z.strictObject({ gives_up: z.optional(z.boolean()) }),
  reply: subscriptionOutcome,
}

export const cancelOwnSubscription = {
  reply: subscriptionOutcome,
}

export const adminChangeSubscription = {
  body: z.strictObject({
    user_id: idOfAccount,
    /** Null ends it at once. */
    plan_id: z.nullable(id),
    reason: paragraphs(t.the_reason, maxReasonCharacters),
  }),
  reply: subscriptionOutcome,
}

export const getSubscriptionOf = {
  params: byAccount,
  reply: z.strictObject({ subscription: z.nullable(subscription) }),
}

export const planAction = z.enum(
  ['create_listing', 'add_picture', 'feature_listing', 'dealership_feed', 'add_agent', 'branding'],
  { error: t.choose_an_action },
)
export type PlanAction = z.output<typeof planAction>

export const planNeeded = z.strictObject({
  id,
  name: z.string(),
  price_cents: z.int(),
  interval: planInterval,
})

export const permission = z.strictObject({
  allowed: z.boolean(),
  /** The reason in the words of the settings; empty if it's allowed. */
  message: z.string(),
  /** The cheapest plan that would allow it; null if it's allowed, or no plan would. */
  plan_needed: z.nullable(planNeeded),
  /** The name of the member's plan; null without an active one. */
  current_plan: z.nullable(z.string()),
  used: z.int(),
  /** Null is no limit. */
  limit: z.nullable(z.int()),
})
export type Permission = z.output<typeof permission>

export const checkPermission = {
  query: z.strictObject({
    action: planAction,
    /** The type of a listing to create. */
    type: z._default(type, 'general'),
    /** How many pictures a listing has already, with add_picture. */
    have: z._default(z.int({ error: t.this_must_be_a_number }).check(z.nonnegative(), z.maximum(100)), 0),
  }),
  reply: permission,
}

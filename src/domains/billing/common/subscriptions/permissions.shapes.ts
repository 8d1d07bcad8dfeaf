import * as z from 'zod/mini'
import { id, type } from '#platform/common/shapes.ts'
import { planInterval } from '../plans/plans.shapes.ts'
import * as t from '#domains/billing/texts.ts'

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

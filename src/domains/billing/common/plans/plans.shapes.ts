import * as z from 'zod/mini'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { byId, cents, done, id, instant, line, paragraphs } from '#platform/common/shapes.ts'
import { maxImages } from '#domains/media/common/media.ts'
import * as t from '#domains/billing/texts.ts'
import { maxPlanName } from './plans.ts'

export const planInterval = z.enum(['month', 'year'], { error: t.choose_month_or_year })
const planStatus = z.enum(['enabled', 'disabled'], { error: t.choose_enabled_or_disabled })

const count = (max: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.nonnegative({ error: t.enter_0_or_more }),
      z.maximum(max, { error: () => t.this_may_be_at_most({ max: formatCount(max) }) }),
    )
const maxListings = z.nullable(count(100_000))

/** Live listings at once, by type; null is no limit. */
const listingLimits = {
  max_general_listings: maxListings,
  max_vehicle_listings: maxListings,
  max_property_listings: maxListings,
}

const planFields = {
  name: line(t.a_name, maxPlanName, 2),
  description: paragraphs(t.a_description, 500),
  price_cents: cents,
  interval: planInterval,
  ...listingLimits,
  max_pictures: count(maxImages).check(z.positive({ error: t.enter_1_or_more })),
  featured_listings: count(1000),
  dealership_feed: z.boolean({ error: t.choose_yes_or_no }),
  max_agents: count(1000),
  branding: z.boolean({ error: t.choose_yes_or_no }),
}

export const plan = z.strictObject({
  id,
  ...planFields,
  status: planStatus,
  position: z.int(),
  /** Only for admins. */
  admin: z.nullable(
    z.strictObject({
      stripe_price_id: z.nullable(z.string()),
      /** Subscriptions that aren't cancelled. */
      subscribers: z.int(),
      /** Somebody has or had it, so it can't be deleted. */
      has_history: z.boolean(),
      updated_at: instant,
    }),
  ),
})
export type Plan = z.output<typeof plan>

const editableFields = {
  ...planFields,
  /** One of `get-available-prices`, with the same amount and interval; null for a price of our own. */
  stripe_price_id: z.nullable(line(t.a_price, 100)),
}

export const listPlans = {
  query: z.strictObject({ status: z.optional(planStatus) }),
  reply: z.strictObject({
    items: z.array(plan),
    /** Whether payments are set up: members see no plans before. */
    can_be_bought: z.boolean(),
    /** The limits of members without a plan. */
    free: z.strictObject({ ...listingLimits, max_pictures: planFields.max_pictures }),
  }),
}

export const getPlan = {
  params: byId,
  reply: plan,
}

export const createPlan = {
  body: z.strictObject({
    ...editableFields,
    description: z._default(editableFields.description, ''),
    stripe_price_id: z._default(editableFields.stripe_price_id, null),
    status: z._default(planStatus, 'disabled'),
  }),
  reply: plan,
}

export const updatePlan = {
  params: byId,
  body: z.partial(
    z.strictObject({
      ...editableFields,
      position: z.int({ error: t.enter_a_whole_number }).check(z.nonnegative(), z.maximum(10_000)),
    }),
  ),
  reply: plan,
}

export const setPlanStatus = {
  params: byId,
  body: z.strictObject({ status: planStatus }),
  reply: plan,
}

export const deletePlan = {
  params: byId,
  reply: done,
}

export const availablePrice = z.strictObject({
  id: z.string(),
  name: z.string(),
  amount_cents: z.int(),
  interval: planInterval,
})
export type AvailablePrice = z.output<typeof availablePrice>

export const listAvailablePrices = {
  reply: z.strictObject({ items: z.array(availablePrice) }),
}

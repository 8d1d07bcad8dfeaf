import * as z from 'zod/mini'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { by_id, cents, done, id, instant, line, paragraphs } from '#platform/common/shapes.ts'
import { max_images } from '#domains/media/common/media.ts'
import * as t from '#domains/billing/texts.ts'
import { max_plan_name } from './plans.ts'

export const plan_interval = z.enum(['month', 'year'], { error: t.choose_month_or_year })
const plan_status = z.enum(['enabled', 'disabled'], { error: t.choose_enabled_or_disabled })

const count = (max: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.nonnegative({ error: t.enter_0_or_more }),
      z.maximum(max, { error: () => t.this_may_be_at_most({ max: formatCount(max) }) }),
    )
const max_listings = z.nullable(count(100_000))

/** Live listings at once, by type; null is no limit. */
const listing_limits = {
  max_general_listings: max_listings,
  max_vehicle_listings: max_listings,
  max_property_listings: max_listings,
}

const plan_fields = {
  name: line(t.a_name, max_plan_name, 2),
  description: paragraphs(t.a_description, 500),
  price_cents: cents,
  interval: plan_interval,
  ...listing_limits,
  max_pictures: count(max_images).check(z.positive({ error: t.enter_1_or_more })),
  featured_listings: count(1000),
  dealership_feed: z.boolean({ error: t.choose_yes_or_no }),
  max_agents: count(1000),
  branding: z.boolean({ error: t.choose_yes_or_no }),
}

export const plan = z.strictObject({
  id,
  ...plan_fields,
  status: plan_status,
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

const editable_fields = {
  ...plan_fields,
  /** One of `get-available-prices`, with the same amount and interval; null for a price of our own. */
  stripe_price_id: z.nullable(line(t.a_price, 100)),
}

export const listPlans = {
  query: z.strictObject({ status: z.optional(plan_status) }),
  reply: z.strictObject({
    items: z.array(plan),
    /** Whether payments are set up: members see no plans before. */
    can_be_bought: z.boolean(),
    /** The limits of members without a plan. */
    free: z.strictObject({ ...listing_limits, max_pictures: plan_fields.max_pictures }),
  }),
}

export const getPlan = {
  params: by_id,
  reply: plan,
}

export const createPlan = {
  body: z.strictObject({
    ...editable_fields,
    description: z._default(editable_fields.description, ''),
    stripe_price_id: z._default(editable_fields.stripe_price_id, null),
    status: z._default(plan_status, 'disabled'),
  }),
  reply: plan,
}

export const updatePlan = {
  params: by_id,
  body: z.partial(
    z.strictObject({
      ...editable_fields,
      position: z.int({ error: t.enter_a_whole_number }).check(z.nonnegative(), z.maximum(10_000)),
    }),
  ),
  reply: plan,
}

export const setPlanStatus = {
  params: by_id,
  body: z.strictObject({ status: plan_status }),
  reply: plan,
}

export const deletePlan = {
  params: by_id,
  reply: done,
}

export const available_price = z.strictObject({
  id: z.string(),
  name: z.string(),
  amount_cents: z.int(),
  interval: plan_interval,
})
export type AvailablePrice = z.output<typeof available_price>

export const listAvailablePrices = {
  reply: z.strictObject({ items: z.array(available_price) }),
}

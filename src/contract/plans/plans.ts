import * as z from 'zod/mini'
import { formatCount } from '#shared/texts/choose-plural.ts'
import { operation } from '../core/operation.ts'
import { by_id, cents, done, id, instant, line, paragraphs } from '../core/shapes.ts'
import { max_images } from '../media/media.ts'
import * as t from './texts.ts'

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

export const max_plan_name = 60

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
  /** For admins alone. */
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

export const listPlans = operation({
  name: 'listPlans',
  summary: 'The plans in order; only admins are shown disabled ones',
  method: 'GET',
  path: '/subscription-plan',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ status: z.optional(plan_status) }),
  reply: z.strictObject({
    items: z.array(plan),
    /** Whether payments are set up: members see no plans before. */
    can_be_bought: z.boolean(),
    /** What members have without a plan. */
    free: z.strictObject({ ...listing_limits, max_pictures: plan_fields.max_pictures }),
  }),
  refusals: [],
})

export const getPlan = operation({
  name: 'getPlan',
  summary: 'One plan; a disabled one only for admins',
  method: 'GET',
  path: '/subscription-plan/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: plan,
  refusals: [],
})

export const createPlan = operation({
  name: 'createPlan',
  summary: 'Add a plan at the end; disabled unless its status says otherwise',
  method: 'POST',
  path: '/subscription-plan',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({
    ...editable_fields,
    description: z._default(editable_fields.description, ''),
    stripe_price_id: z._default(editable_fields.stripe_price_id, null),
    status: z._default(plan_status, 'disabled'),
  }),
  status: 201,
  reply: plan,
  refusals: ['prices_unavailable'],
})

export const updatePlan = operation({
  name: 'updatePlan',
  summary: 'Change a plan or its place. A price is for new subscriptions, limits are for everyone on it',
  method: 'PUT',
  path: '/subscription-plan/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  body: z.partial(
    z.strictObject({
      ...editable_fields,
      position: z.int({ error: t.enter_a_whole_number }).check(z.nonnegative(), z.maximum(10_000)),
    }),
  ),
  reply: plan,
  refusals: ['prices_unavailable'],
})

export const setPlanStatus = operation({
  name: 'setPlanStatus',
  summary: 'Enable a plan, or disable it: nobody new can choose it then',
  method: 'PUT',
  path: '/subscription-plan-status/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ status: plan_status }),
  reply: plan,
  refusals: [],
})

export const deletePlan = operation({
  name: 'deletePlan',
  summary: 'Delete a plan that nobody has ever had',
  method: 'DELETE',
  path: '/subscription-plan/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['plan_in_use'],
})

export const available_price = z.strictObject({
  id: z.string(),
  name: z.string(),
  amount_cents: z.int(),
  interval: plan_interval,
})
export type AvailablePrice = z.output<typeof available_price>

export const listAvailablePrices = operation({
  name: 'listAvailablePrices',
  summary: 'Recurring prices that the payment provider knows; empty when there is none',
  method: 'GET',
  path: '/get-available-prices',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  reply: z.strictObject({ items: z.array(available_price) }),
  refusals: ['prices_unavailable'],
})

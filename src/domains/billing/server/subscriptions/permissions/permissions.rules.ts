import type { PlanAction } from '#domains/billing/common/subscriptions/subscriptions.ts'
import type { PlanLimits } from '#domains/billing/common/plans/plan-limits.ts'

export type ListingType = 'general' | 'vehicle' | 'property'

export interface PermissionRequest {
  action: PlanAction
  /** The type of a listing to create. */
  type?: ListingType
}

export interface Usage {
  used: number
  /** How many more are requested. */
  adding: number
}

export interface OfferedPlan extends PlanLimits {
  id: number
  name: string
  price_cents: number
  interval: 'month' | 'year'
}

/** Null is no limit. A feature that a plan either has or lacks is null or 0. */
export function getLimit({ action, type = 'general' }: PermissionRequest, limits: PlanLimits): number | null {
  const either = (has: boolean) => (has ? null : 0)
  return {
    create_listing: limits[`max_${type}_listings`],
    add_picture: limits.max_pictures,
    feature_listing: limits.featured_listings,
    add_agent: limits.max_agents,
    dealership_feed: either(limits.dealership_feed),
    branding: either(limits.branding),
  }[action]
}

export function isAllowed(request: PermissionRequest, limits: PlanLimits, { used, adding }: Usage): boolean {
  const limit = getLimit(request, limits)
  return limit === null || used + adding <= limit
}

const months = { month: 1, year: 12 }

/**
 * Among plans that allow it, prefers one with the present interval, or monthly without one. Of
 * these it returns the cheapest per month; of two at the same price, the first in order.
 */
export function choosePlan<Plan extends OfferedPlan>(
  plans: Plan[],
  request: PermissionRequest,
  usage: Usage,
  preferred: OfferedPlan['interval'] = 'month',
): Plan | null {
  const monthly = ({ price_cents: priceCents, interval }: Plan) => priceCents / months[interval]
  // A monthly plan is the smaller step if none has the same interval.
  const getRank = ({ interval }: Plan) => (interval === preferred ? 0 : interval === 'month' ? 1 : 2)
  const fitting = plans.filter((plan) => isAllowed(request, plan, usage))
  return (
    fitting.toSorted((one, other) => getRank(one) - getRank(other) || monthly(one) - monthly(other))[0] ??
    null
  )
}

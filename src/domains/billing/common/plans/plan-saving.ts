import type { PlanLimits } from './plan-limits.ts'

type PricedPlan = PlanLimits & { price_cents: number; interval: 'month' | 'year' }

export const computeMonthlyCents = ({
  price_cents: cents,
  interval,
}: Pick<PricedPlan, 'price_cents' | 'interval'>) => (interval === 'year' ? cents / 12 : cents)

const listLimits = (plan: PricedPlan) => [
  plan.max_general_listings,
  plan.max_vehicle_listings,
  plan.max_property_listings,
  plan.max_pictures,
  plan.featured_listings,
  plan.dealership_feed,
  plan.max_agents,
  plan.branding,
]

/**
 * Cents that a year of a yearly plan saves against twelve months of the monthly plan with the same
 * limits, and how many months that is, if they are whole. Null if it saves nothing.
 */
export function findYearlySaving(
  plan: PricedPlan,
  plans: PricedPlan[],
): { cents: number; months: number | null } | null {
  if (plan.interval !== 'year') return null
  const twin = plans.find(
    (other) => other.interval === 'month' && listLimits(other).join() === listLimits(plan).join(),
  )
  const cents = twin ? 12 * twin.price_cents - plan.price_cents : 0
  if (!twin || cents <= 0) return null
  return { cents, months: cents % twin.price_cents === 0 ? cents / twin.price_cents : null }
}

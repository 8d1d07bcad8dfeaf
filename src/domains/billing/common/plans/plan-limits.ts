import { formatMoney } from '#platform/common/formats/formats.ts'
import * as t from '#domains/billing/texts.ts'

export interface PlanLimits {
  max_general_listings: number | null
  max_vehicle_listings: number | null
  max_property_listings: number | null
  max_pictures: number
  featured_listings: number
  dealership_feed: boolean
  max_agents: number
  branding: boolean
}

/** The limits of members without a plan; null is no limit. */
export interface FreeLimits {
  free_general_listings: number | null
  free_vehicle_listings: number | null
  free_property_listings: number | null
  free_pictures: number
}

export type CountLimits = Pick<
  PlanLimits,
  'max_general_listings' | 'max_vehicle_listings' | 'max_property_listings' | 'max_pictures'
>

export const getCountLimits = (free: FreeLimits): CountLimits => ({
  max_general_listings: free.free_general_listings,
  max_vehicle_listings: free.free_vehicle_listings,
  max_property_listings: free.free_property_listings,
  max_pictures: free.free_pictures,
})

const larger = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other)

/** A plan never allows less than having none. */
export const raiseToFree = <Limits extends PlanLimits>(plan: Limits, free: FreeLimits): Limits => ({
  ...plan,
  max_general_listings: larger(plan.max_general_listings, free.free_general_listings),
  max_vehicle_listings: larger(plan.max_vehicle_listings, free.free_vehicle_listings),
  max_property_listings: larger(plan.max_property_listings, free.free_property_listings),
  max_pictures: Math.max(plan.max_pictures, free.free_pictures),
})

export const formatPlanPrice = (priceCents: number, interval: 'month' | 'year'): string =>
  t.price_a_month_or_year({ price: formatMoney(priceCents), interval })

const listingTypes = ['general', 'vehicle', 'property'] as const

/** Lists what a plan adds to the free limits: a sentence for each. */
export function listPlanBenefits(plan: PlanLimits, free: CountLimits): string[] {
  const benefits = listingTypes
    .filter((type) => isMore(plan[`max_${type}_listings`], free[`max_${type}_listings`]))
    .map((type) => describeLimit(plan[`max_${type}_listings`], type))
  if (plan.max_pictures > free.max_pictures)
    benefits.push(t.up_to_count_photos_a_listing({ count: plan.max_pictures }))
  if (plan.featured_listings > 0) benefits.push(t.count_featured_listings({ count: plan.featured_listings }))
  if (plan.dealership_feed) benefits.push(t.your_stock_feed())
  if (plan.max_agents > 0) benefits.push(t.up_to_count_agents({ count: plan.max_agents }))
  if (plan.branding) benefits.push(t.your_branding_on_your_listings())
  return benefits
}

/** Lists what everybody has without a plan. */
export const listFreeBenefits = (free: CountLimits): string[] => [
  ...listingTypes
    .filter((type) => free[`max_${type}_listings`] !== 0)
    .map((type) => describeLimit(free[`max_${type}_listings`], type)),
  t.up_to_count_photos_a_listing({ count: free.max_pictures }),
]

const isMore = (limit: number | null, free: number | null): boolean =>
  free !== null && (limit === null || limit > free)

const describeLimit = (limit: number | null, type: (typeof listingTypes)[number]): string =>
  limit === null ? t.unlimited_listings_of_type({ type }) : t.count_listings_of_type({ count: limit, type })

type PlanKind = Pick<PlanLimits, 'dealership_feed' | 'max_agents'>

/** Each has what the other lacks: plans for car yards and for agencies. */
export const isOtherKind = (plan: PlanKind, other: PlanKind): boolean =>
  lacksKind(plan, other) && lacksKind(other, plan)

const lacksKind = (plan: PlanKind, other: PlanKind) =>
  (other.dealership_feed && !plan.dealership_feed) || (other.max_agents > 0 && plan.max_agents === 0)

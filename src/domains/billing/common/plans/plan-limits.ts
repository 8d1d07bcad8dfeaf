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

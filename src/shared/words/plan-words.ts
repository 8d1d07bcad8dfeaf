import { formatMoney } from '../formats/formats.ts'
import * as t from './texts.ts'

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

export const formatPlanPrice = (price_cents: number, interval: 'month' | 'year'): string =>
  t.price_a_month_or_year({ price: formatMoney(price_cents), interval })

/** What a plan allows, one sentence for each. */
export function listPlanBenefits(plan: PlanLimits): string[] {
  const benefits = [
    describeLimit(plan.max_general_listings, 'general'),
    describeLimit(plan.max_vehicle_listings, 'vehicle'),
    describeLimit(plan.max_property_listings, 'property'),
    t.up_to_count_photos_a_listing({ count: plan.max_pictures }),
  ]
  if (plan.featured_listings > 0) benefits.push(t.count_featured_listings({ count: plan.featured_listings }))
  if (plan.dealership_feed) benefits.push(t.your_stock_feed())
  if (plan.max_agents > 0) benefits.push(t.up_to_count_agents({ count: plan.max_agents }))
  if (plan.branding) benefits.push(t.your_branding_on_your_listings())
  return benefits
}

function describeLimit(limit: number | null, type: 'general' | 'vehicle' | 'property'): string {
  if (limit === null) return t.unlimited_listings_of_type({ type })
  return limit === 0 ? t.no_listings_of_type({ type }) : t.count_listings_of_type({ count: limit, type })
}

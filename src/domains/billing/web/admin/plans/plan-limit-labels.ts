import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { CountName, LimitName } from './plan-values.ts'
import * as t from '#domains/billing/texts.ts'

export const getLimitLabels = makeTexts((): Record<LimitName, string> => ({
  max_general_listings: t.general_listings_live(),
  max_vehicle_listings: t.vehicle_listings_live(),
  max_property_listings: t.property_listings_live(),
}))

export const getCounts = makeTexts((): { name: CountName; label: string; help?: string }[] => [
  { name: 'max_pictures', label: t.photos_a_listing(), help: t.from_1_to_20() },
  { name: 'featured_listings', label: t.featured_listings(), help: t.shown_in_turn_at_the_top() },
  { name: 'max_agents', label: t.agents(), help: t.for_real_estate_agencies() },
])

import { expect, test } from 'vitest'
import { formatPlanPrice, listPlanBenefits, type PlanLimits } from './plan-words.ts'

const none: PlanLimits = {
  max_general_listings: 0,
  max_vehicle_listings: 0,
  max_property_listings: 0,
  max_pictures: 1,
  featured_listings: 0,
  dealership_feed: false,
  max_agents: 0,
  branding: false,
}

test.each([
  [4900, 'month', 'NZ$ 49 a month'],
  [990, 'month', 'NZ$ 9.90 a month'],
  [149_000, 'year', 'NZ$ 1,490 a year'],
] as const)('%i by the %s is %s', (cents, interval, price) =>
  expect(formatPlanPrice(cents, interval)).toBe(price),
)

test('every limit is a sentence of its own', () => {
  expect(listPlanBenefits(none)).toEqual([
    'No general listings',
    'No vehicle listings',
    'No property listings',
    'Up to 1 photo a listing',
  ])
  expect(
    listPlanBenefits({
      max_general_listings: null,
      max_vehicle_listings: 1,
      max_property_listings: 1200,
      max_pictures: 20,
      featured_listings: 3,
      dealership_feed: true,
      max_agents: 8,
      branding: true,
    }),
  ).toEqual([
    'Unlimited general listings',
    '1 vehicle listing at a time',
    '1,200 property listings at a time',
    'Up to 20 photos a listing',
    '3 featured listings',
    'Your stock feed',
    'Up to 8 agents',
    'Your branding on your listings',
  ])
})

import { expect, test } from 'vitest'
import {
  type CountLimits,
  formatPlanPrice,
  listFreeBenefits,
  listPlanBenefits,
  type PlanLimits,
} from './plan-limits.ts'

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
  [4900, 'month', 'NZ$\u00a049 a month'],
  [990, 'month', 'NZ$\u00a09.90 a month'],
  [149_000, 'year', 'NZ$\u00a01,490 a year'],
] as const)('%i by the %s is %s', (cents, interval, price) =>
  expect(formatPlanPrice(cents, interval)).toBe(price),
)

const unlimited: CountLimits = {
  max_general_listings: null,
  max_vehicle_listings: null,
  max_property_listings: null,
  max_pictures: 20,
}
const plan: PlanLimits = {
  max_general_listings: null,
  max_vehicle_listings: 1,
  max_property_listings: 1200,
  max_pictures: 20,
  featured_listings: 3,
  dealership_feed: true,
  max_agents: 8,
  branding: true,
}
const extras = ['3 featured listings', 'Your stock feed', 'Up to 8 agents', 'Your branding on your listings']

test.each<[string, PlanLimits, CountLimits, string[]]>([
  ['nothing that everybody has', none, none, []],
  ['no number of listings where there is no limit without a plan', plan, unlimited, extras],
  [
    'each number that is larger than without a plan',
    plan,
    none,
    [
      'Unlimited general listings',
      '1 vehicle listing at a time',
      '1,200 property listings at a time',
      'Up to 20 photos a listing',
      ...extras,
    ],
  ],
  [
    'no limit that is the same',
    plan,
    { ...plan, max_general_listings: 5 },
    ['Unlimited general listings', ...extras],
  ],
])('listPlanBenefits lists %s', (_what, of, free, benefits) => {
  expect(listPlanBenefits(of, free)).toEqual(benefits)
})

test('listFreeBenefits leaves out a type that can’t be listed without a plan', () => {
  expect(listFreeBenefits({ ...unlimited, max_vehicle_listings: 0, max_property_listings: 1 })).toEqual([
    'Unlimited general listings',
    '1 property listing at a time',
    'Up to 20 photos a listing',
  ])
})

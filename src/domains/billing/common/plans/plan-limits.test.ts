import { expect, test } from 'vitest'
import { isOtherKind, raiseToFree, type FreeLimits } from './plan-limits.ts'

const plan = {
  max_general_listings: 50,
  max_vehicle_listings: 5,
  max_property_listings: null,
  max_pictures: 15,
  featured_listings: 1,
  dealership_feed: false,
  max_agents: 0,
  branding: false,
}
const free: FreeLimits = {
  free_general_listings: 10,
  free_vehicle_listings: 2,
  free_property_listings: 1,
  free_pictures: 12,
}

test.each<[string, Partial<FreeLimits>, object]>([
  ['less is free', {}, {}],
  [
    'more is free',
    { free_vehicle_listings: 8, free_pictures: 20 },
    { max_vehicle_listings: 8, max_pictures: 20 },
  ],
  ['there is no limit without a plan', { free_general_listings: null }, { max_general_listings: null }],
])('a plan allows the larger limit if %s', (_what, change, raised) => {
  expect(raiseToFree(plan, { ...free, ...change })).toEqual({ ...plan, ...raised })
})

const [starter, dealer, agency, all] = [
  { dealership_feed: false, max_agents: 0 },
  { dealership_feed: true, max_agents: 0 },
  { dealership_feed: false, max_agents: 20 },
  { dealership_feed: true, max_agents: 20 },
]
test.each([
  [dealer, agency, true],
  [agency, dealer, true],
  [dealer, starter, false],
  [dealer, dealer, false],
  [agency, all, false],
  [starter, all, false],
])('isOtherKind of %j and %j is %s', (one, other, expected) => {
  expect(isOtherKind(one, other)).toBe(expected)
})

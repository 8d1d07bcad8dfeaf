import { expect, test } from 'vitest'
import { findYearlySaving } from './plan-saving.ts'

const monthly = {
  price_cents: 49_00,
  interval: 'month' as const,
  max_general_listings: 100,
  max_vehicle_listings: 30,
  max_property_listings: 1,
  max_pictures: 20,
  featured_listings: 3,
  dealership_feed: true,
  max_agents: 0,
  branding: true,
}
const yearly = { ...monthly, interval: 'year' as const, price_cents: 490_00 }

test.each([
  ['two months for ten months’ price', yearly, { cents: 98_00, months: 2 }],
  [
    'an amount that is no whole number of months',
    { ...yearly, price_cents: 500_00 },
    { cents: 88_00, months: null },
  ],
  ['nothing for twelve months’ price', { ...yearly, price_cents: 588_00 }, null],
  ['nothing without a monthly plan of the same limits', { ...yearly, max_agents: 5 }, null],
  ['nothing for a monthly plan', monthly, null],
])('findYearlySaving finds %s', (_case, plan, saving) => {
  expect(findYearlySaving(plan, [monthly, yearly])).toEqual(saving)
})

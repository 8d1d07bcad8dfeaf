import { expect, test } from 'vitest'
import type { PlanLimits } from '#domains/billing/common/plans/plan-limits.ts'
import { choosePlan, getLimit, isAllowed, type OfferedPlan } from './permissions.rules.ts'

const limits: PlanLimits = {
  max_general_listings: 10,
  max_vehicle_listings: null,
  max_property_listings: 0,
  max_pictures: 15,
  featured_listings: 2,
  dealership_feed: true,
  max_agents: 3,
  branding: false,
}

test.each([
  [{ action: 'create_listing', type: 'general' }, 9, 1, true, 10],
  [{ action: 'create_listing', type: 'general' }, 10, 1, false, 10],
  [{ action: 'create_listing', type: 'general' }, 14, 1, false, 10],
  [{ action: 'create_listing', type: 'vehicle' }, 5000, 1, true, null],
  [{ action: 'create_listing', type: 'property' }, 0, 1, false, 0],
  [{ action: 'create_listing' }, 9, 1, true, 10],
  [{ action: 'add_picture' }, 10, 5, true, 15],
  [{ action: 'add_picture' }, 10, 6, false, 15],
  [{ action: 'feature_listing' }, 1, 1, true, 2],
  [{ action: 'feature_listing' }, 2, 1, false, 2],
  [{ action: 'add_agent' }, 3, 1, false, 3],
  [{ action: 'dealership_feed' }, 0, 1, true, null],
  [{ action: 'branding' }, 0, 1, false, 0],
] as const)('%j with %i used and %i more: %s of %s', (request, used, adding, allowed, limit) => {
  expect(isAllowed(request, limits, { used, adding })).toBe(allowed)
  expect(getLimit(request, limits)).toBe(limit)
})

const plan = (id: number, priceCents: number, more: Partial<OfferedPlan> = {}): OfferedPlan => ({
  ...limits,
  id,
  name: `Plan ${id}`,
  price_cents: priceCents,
  interval: 'month',
  ...more,
})
const request = { action: 'create_listing', type: 'general' } as const
const usage = { used: 10, adding: 1 }

test.each<[string, OfferedPlan[], number | null]>([
  ['no plan', [], null],
  ['none that is big enough', [plan(1, 900)], null],
  ['the only one', [plan(1, 900), plan(2, 9000, { max_general_listings: 11 })], 2],
  [
    'the cheapest of those that are',
    [plan(1, 9000, { max_general_listings: null }), plan(2, 4000, { max_general_listings: 20 })],
    2,
  ],
  [
    'one that is paid by the month, if a year is cheaper too',
    [
      plan(2, 49_000, { max_general_listings: 20, interval: 'year' }),
      plan(1, 4900, { max_general_listings: 20 }),
    ],
    1,
  ],
  ['a year where there is no other', [plan(2, 49_000, { max_general_listings: 20, interval: 'year' })], 2],
  [
    'the first of two that cost the same',
    [plan(3, 4900, { max_general_listings: 20 }), plan(2, 4900, { max_general_listings: 20 })],
    3,
  ],
])('a plan helps: %s', (_name, plans, id) => expect(choosePlan(plans, request, usage)?.id ?? null).toBe(id))

test.each([
  ['month', 1],
  ['year', 3],
] as const)('a member who pays by the %s is offered plan %i', (interval, id) => {
  const bigger = { max_general_listings: 20 }
  const plans = [
    plan(1, 4900, bigger),
    plan(2, 99_000, { ...bigger, interval: 'year' }),
    plan(3, 49_000, { ...bigger, interval: 'year' }),
  ]
  expect(choosePlan(plans, request, usage, interval)?.id).toBe(id)
})

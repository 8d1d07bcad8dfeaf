import { createPlan, setPlanStatus, type Plan } from '#domains/billing/common/plans/plans.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import type { Market, Person, TestApp } from '#test/harness/test-app.ts'

let made = 0

/** An enabled plan that allows one listing of each type by default. */
export async function aPlan(
  app: TestApp,
  admin: Person,
  wishes: Partial<OperationInput<typeof createPlan>> = {},
): Promise<Plan> {
  const plan = await app.as(admin).call(createPlan, {
    name: `Plan ${(made += 1)} of ${Date.now()}`,
    price_cents: 1900,
    interval: 'month',
    max_general_listings: 1,
    max_vehicle_listings: 1,
    max_property_listings: 1,
    max_pictures: 20,
    featured_listings: 0,
    dealership_feed: false,
    max_agents: 0,
    branding: false,
    ...wishes,
  })
  if (plan.key) throw new Error(JSON.stringify(plan))
  return await app.as(admin).call(setPlanStatus, { id: plan.id, status: 'enabled' })
}

type FreeLimits = Pick<
  OperationInput<typeof putSettings>,
  'free_general_listings' | 'free_vehicle_listings' | 'free_property_listings' | 'free_pictures'
>

export const setFreeLimits = (app: TestApp, admin: Person, limits: FreeLimits) =>
  changeSettings(app, admin, limits)

/** Published by an admin, whatever version is current. */
export async function changeSettings(
  app: Market,
  admin: Person,
  changes: Omit<OperationInput<typeof putSettings>, 'version'>,
) {
  // Read from the database, because the cached version may be outdated.
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  const saved = await app.as(admin).call(putSettings, { version, ...changes })
  if (saved.key) throw new Error(JSON.stringify(saved))
  return saved
}

import {
  createPlan,
  deletePlan,
  getPlan,
  listAvailablePrices,
  listPlans,
  setPlanStatus,
  updatePlan,
} from '#domains/billing/common/plans/plans.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import { getCountLimits, raiseToFree } from '#domains/billing/common/plans/plan-limits.ts'
import {
  addPlan,
  changePlan,
  changePlanStatus,
  listEnabledPlans,
  readPlan,
  readPlans,
  removePlan,
  viewPlan,
  readPrices,
  type PriceSource,
} from './plans.service.ts'

/** @param prices null if payments aren't set up: prices are then typed */
export function plansRoutes(serve: Serve, { db, gateway }: Platform, prices: PriceSource | null): void {
  serve(listPlans, async ({ input: { status }, caller }) => {
    const isAdmin = caller?.type === 'admin'
    const plans = isAdmin ? await readPlans(db) : await listEnabledPlans(db)
    const wanted = plans.filter((plan) => status === undefined || plan.status === status)
    const settings = await readSettings(db)
    const common = { can_be_bought: gateway !== null, free: getCountLimits(settings) }
    if (isAdmin) return { ...common, items: wanted.map((plan) => viewPlan(plan, true)) }
    return { ...common, items: wanted.map((plan) => viewPlan(raiseToFree(plan, settings), false)) }
  })

  serve(getPlan, async ({ input, caller }) => {
    const isAdmin = caller?.type === 'admin'
    const plan = await readPlan(db, input.id)
    if (plan && isAdmin) return viewPlan(plan, true)
    if (plan?.status !== 'enabled') return refuse('not_found')
    return viewPlan(raiseToFree(plan, await readSettings(db)), false)
  })

  serve(createPlan, async ({ input, caller }) =>
    viewPlan(await addPlan({ db, prices }, caller.id, input), true),
  )

  serve(updatePlan, async ({ input, caller }) =>
    viewPlan(await changePlan({ db, prices }, caller.id, input), true),
  )

  serve(setPlanStatus, async ({ input, caller }) =>
    viewPlan(await changePlanStatus(db, caller.id, input), true),
  )

  serve(deletePlan, async ({ input, caller }) => {
    await removePlan(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(listAvailablePrices, async () => ({
    items: (await readPrices(prices)).map(({ id, name, amount_cents: amountCents, interval }) => ({
      id,
      name,
      amount_cents: amountCents,
      interval,
    })),
  }))
}

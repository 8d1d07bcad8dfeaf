import type { ChangePreview } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { readDefaultCard } from '#domains/billing/server/payments/cards.service.ts'
import { readPlan } from '#domains/billing/server/plans/plans.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { findRenewalCents } from './buying.service.ts'
import { describeLine, readPlanNames, type Clock } from './payments.service.ts'
import { findLosses } from './permissions/permissions.service.ts'
import { selectCurrentSubscription, type SubscriptionRow } from './subscriptions.queries.ts'
import { findPeriod, findPeriodStart, judgeChange, type Line, type Terms } from './subscriptions.rules.ts'
import { isGift, readCurrentTerms } from './subscriptions.service.ts'

type PlanRow = NonNullable<Awaited<ReturnType<typeof readPlan>>>
type Costs = Pick<ChangePreview, 'kind' | 'due_cents'> & { at: Date; renews_at: Date; lines: Line[] }

/** Computes what `moveToPlan` and `buyPlan` would do, without doing it. */
export async function previewPlan(
  { db, gateway }: Platform,
  accountId: AccountId,
  planId: number,
  clock: Clock = readClock,
): Promise<ChangePreview> {
  const plan = await readPlan(db, planId)
  if (plan?.status !== 'enabled') return refuse('not_found')
  const card = gateway && (await readDefaultCard(db, { account_id: accountId, gateway: gateway.name }))
  return await transact(db, async (tx) => {
    const now = await clock(tx)
    const current = (await selectCurrentSubscription(tx, accountId)) ?? null
    const running = current?.status === 'incomplete' ? null : current
    const costs = running ? await findCostsOfChange(tx, running, plan, now) : findCostsOfStart(plan, now)
    const renewalCents = running ? findRenewalCents(running, plan) : plan.price_cents
    const needsCard = costs.due_cents > 0 || (running !== null && isGift(running) && renewalCents > 0)
    const names = await readPlanNames(tx, [planId, ...costs.lines.map((line) => line.plan_id)])
    return {
      kind: costs.kind,
      as_of: now.toISOString(),
      due_cents: costs.due_cents,
      lines: costs.lines.map((line) => ({
        description: describeLine(line, names),
        amount_cents: line.amount_cents,
        starts_at: line.period.starts_at.toISOString(),
        ends_at: line.period.ends_at.toISOString(),
      })),
      at: costs.at.toISOString(),
      renews_at: costs.renews_at.toISOString(),
      renewal_cents: renewalCents,
      needs_card: needsCard,
      ...(await findLosses(tx, accountId, plan)),
      can_pay: Boolean(card) || !needsCard,
    }
  })
}

function findCostsOfStart(plan: PlanRow, now: Date): Costs {
  const period = findPeriod(now, plan.interval, 0)
  const line: Line = { of: 'plan', plan_id: plan.id, amount_cents: plan.price_cents, period }
  return { kind: 'start', due_cents: plan.price_cents, lines: [line], at: now, renews_at: period.ends_at }
}

async function findCostsOfChange(tx: Tx, current: SubscriptionRow, plan: PlanRow, now: Date): Promise<Costs> {
  const { period_ends_at: endsAt } = current
  const wanted: Terms = { plan_id: plan.id, price_cents: plan.price_cents, interval: plan.interval }
  const change = judgeChange(await readCurrentTerms(tx, current), wanted, now)
  if (change.kind === 'same') return { kind: 'same', due_cents: 0, lines: [], at: now, renews_at: endsAt }
  if (change.kind === 'downgrade') {
    const renewsAt = findPeriodStart(change.at, plan.interval, 1)
    return { kind: 'downgrade', due_cents: 0, lines: [], at: change.at, renews_at: renewsAt }
  }
  const { due_cents: dueCents, lines, period } = change
  return { kind: 'upgrade', due_cents: dueCents, lines, at: now, renews_at: period?.ends_at ?? endsAt }
}

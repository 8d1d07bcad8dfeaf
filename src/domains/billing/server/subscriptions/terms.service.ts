import type { ChangePreview } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { readPlan } from '#domains/billing/server/plans/plans.service.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { selectRefundedCents, type SubscriptionRow } from './subscriptions.queries.ts'
import { judgeChange } from './subscriptions.rules.ts'

type Current = Parameters<typeof judgeChange>[0]

/** Reads the terms that a change of plan is judged by. */
export async function readCurrentTerms(db: Db | Tx, row: SubscriptionRow): Promise<Current> {
  const {
    plan_id: planId,
    price_cents: priceCents,
    interval,
    period_starts_at: startsAt,
    period_ends_at: endsAt,
  } = row
  const refundedCents = priceCents === 0 ? 0 : await selectRefundedCents(db, row)
  const worthCents = isGift(row) ? must(await readPlan(db, planId), 'plan').price_cents : priceCents
  return {
    plan_id: planId,
    price_cents: priceCents,
    interval,
    period: { starts_at: startsAt, ends_at: endsAt },
    paidCents: Math.max(0, priceCents - refundedCents),
    worthCents,
  }
}

export const isGift = ({ price_cents: priceCents }: Pick<SubscriptionRow, 'price_cents'>) => priceCents === 0

type PreviewAmounts = Partial<Pick<ChangePreview, 'due_cents' | 'renewal_cents'>>

/** A client that doesn't send the shown costs accepts the present ones. */
export const isAsShown = (shown: PreviewAmounts, costs: Required<PreviewAmounts>): boolean =>
  (shown.due_cents ?? costs.due_cents) === costs.due_cents &&
  (shown.renewal_cents ?? costs.renewal_cents) === costs.renewal_cents

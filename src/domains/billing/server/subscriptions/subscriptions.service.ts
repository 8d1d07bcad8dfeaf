import type { ChangePreview } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { describeDecline } from '#domains/billing/server/payments/cards.service.ts'
import { featuredTopic, readPlan } from '#domains/billing/server/plans/plans.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { isLongPast } from '#platform/server/clock.ts'
import type { Tx, Db } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { marketTopic, publishTopic, publishTopics } from '#platform/server/live-hub.ts'
import { declineCodes } from '#platform/server/payments/gateway.ts'
import { refuse } from '#platform/server/refusal.ts'
import { subscriptionChanged, type SubscriptionAction } from '../billing.events.ts'
import {
  lockSubscription,
  type SubscriptionRow,
  selectRefundedCents,
  type PaymentRow,
} from './subscriptions.queries.ts'
import { judgeChange } from './subscriptions.rules.ts'
import * as t from '#domains/billing/texts.ts'

interface ChangeDetails {
  action: SubscriptionAction
  /** Null for changes by time or a payment. */
  actor_id?: AccountId | null
  reason?: string
  to_plan_id?: number | null
  amount_cents?: number
}

/** Changes the row and records who, when and why; the subscription's row is locked. */
export async function changeSubscriptionRow(
  tx: Tx,
  row: SubscriptionRow,
  now: Date,
  {
    action,
    actor_id: actorId = null,
    reason = '',
    to_plan_id: toPlanId = null,
    amount_cents: amountCents,
  }: ChangeDetails,
  change: Partial<Omit<SubscriptionRow, 'id' | 'account_id'>>,
): Promise<SubscriptionRow> {
  if (Object.keys(change).length > 0)
    await tx.updateTable('subscriptions').set(change).where('id', '=', row.id).execute()
  await tx
    .insertInto('subscription_changes')
    .values({
      subscription_id: row.id,
      action,
      actor_id: actorId,
      reason,
      from_plan_id: row.plan_id,
      to_plan_id: toPlanId,
      at: now,
    })
    .execute()
  const changed = must(await lockSubscription(tx, row.id), 'subscription')
  if (await isLongPast(tx, now)) return changed
  const names = await selectPlanNames(tx, [row.plan_id, toPlanId ?? row.plan_id])
  await recordEvent(tx, subscriptionChanged, {
    account_id: row.account_id,
    subscription_id: row.id,
    action,
    plan: must(names.get(toPlanId ?? row.plan_id), 'plan name'),
    from_plan: must(names.get(row.plan_id), 'plan name'),
    period_ends_at: changed.period_ends_at.toISOString(),
    next_attempt_at: changed.next_attempt_at?.toISOString() ?? null,
    amount_cents: amountCents ?? null,
    is_by_hoko: actorId !== row.account_id,
    reason,
  })
  await publishTopic(tx, `account:${row.account_id}`)
  const isOther = changed.status !== row.status || changed.plan_id !== row.plan_id || action === 'granted'
  if (isOther) await publishTopics(tx, [marketTopic, featuredTopic])
  return changed
}

async function selectPlanNames(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const plans = await tx.selectFrom('plans').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(plans.map(({ id, name }) => [id, name]))
}

export async function endSubscription(
  tx: Tx,
  row: SubscriptionRow,
  now: Date,
  note: Omit<ChangeDetails, 'action'> = {},
): Promise<SubscriptionRow> {
  return await changeSubscriptionRow(tx, row, now, { action: 'cancelled', ...note }, getEnded(now))
}

export const getEnded = (now: Date) =>
  ({
    status: 'cancelled',
    ended_at: now,
    cancels_at_period_end: false,
    next_plan_id: null,
    next_attempt_at: null,
    past_due_since: null,
  }) as const

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

type Unpaid = Pick<PaymentRow, 'status' | 'failure_code' | 'is_attended'>

/** The message says what to do next. */
export function refuseUnpaid({ status, failure_code: failureCode, is_attended: isAttended }: Unpaid): void {
  // Its cardholder was asked, and declined.
  const isUnconfirmed = isAttended && failureCode === 'authentication_required'
  if (status === 'cancelled' || (status === 'failed' && isUnconfirmed))
    refuse('card_declined', { message: t.not_confirmed() })
  if (status !== 'failed') return
  const code = declineCodes.find((known) => known === failureCode) ?? 'declined'
  refuse('card_declined', { message: describeDecline(code) })
}

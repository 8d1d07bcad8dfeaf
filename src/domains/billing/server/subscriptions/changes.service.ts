import type { AccountId } from '#platform/common/ids.ts'
import { isLongPast } from '#platform/server/clock.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { featuredTopic } from '#domains/billing/server/plans/plans.service.ts'
import { must } from '#platform/common/must.ts'
import { marketTopic, publishTopic, publishTopics } from '#platform/server/live-hub.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { subscriptionChanged, type SubscriptionAction } from './subscriptions.events.ts'
import { lockSubscription, type SubscriptionRow } from './subscriptions.queries.ts'

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

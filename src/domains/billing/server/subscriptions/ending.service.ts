import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse, refuseBusy } from '#platform/server/refusal.ts'
import { changeSubscriptionRow, endSubscription } from './subscriptions.service.ts'
import type { Clock } from './payments.service.ts'
import { lockCurrentSubscription, selectOpenPayment, type SubscriptionRow } from './subscriptions.queries.ts'

interface Ending {
  account_id: AccountId
  /** The id of the subscription; the current one by default. */
  id?: number
}

/** Ends at the period's end, or at once if past due. Repeating it changes nothing. */
export async function cancelOwn(
  { db }: Platform,
  { account_id: accountId, id }: Ending,
  clock: Clock = readClock,
): Promise<void> {
  await transact(db, async (tx) => {
    const current = await lockOwn(tx, { account_id: accountId, id })
    if (!current) return refuse('not_found')
    await refuseOpen(tx, current)
    return current.cancels_at_period_end ? current : await endSoon(tx, current, await clock(tx))
  })
}

async function endSoon(tx: Tx, current: SubscriptionRow, now: Date): Promise<SubscriptionRow> {
  const { account_id: actorId } = current
  if (current.status === 'past_due') return await endSubscription(tx, current, now, { actor_id: actorId })
  const change = { cancels_at_period_end: true, next_plan_id: null }
  return await changeSubscriptionRow(
    tx,
    current,
    now,
    { action: 'cancel_scheduled', actor_id: actorId },
    change,
  )
}

async function lockOwn(
  tx: Tx,
  { account_id: accountId, id }: { account_id: AccountId; id: number | undefined },
): Promise<SubscriptionRow | undefined> {
  const current = await lockCurrentSubscription(tx, accountId)
  return id === undefined || current?.id === id ? current : undefined
}

async function refuseOpen(tx: Tx, current: SubscriptionRow) {
  if (current.status === 'incomplete' || (await selectOpenPayment(tx, current.id)))
    refuse('payment_under_way')
}

/** Ends with the account. Waits for a payment under way: money is never taken for nothing. */
export async function endForDeletedAccount(tx: Tx, accountId: AccountId): Promise<void> {
  const current = await lockCurrentSubscription(tx, accountId)
  if (!current) return
  if (await selectOpenPayment(tx, current.id)) refuseBusy()
  await endSubscription(tx, current, await readClock(tx))
}

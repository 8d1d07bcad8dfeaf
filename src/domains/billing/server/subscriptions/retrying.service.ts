import type { settlePayment } from '#domains/billing/common/subscriptions/subscriptions.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readDefaultCard } from '#domains/billing/server/payments/cards.service.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { finishPayment } from './buying.service.ts'
import { syncPayment, type Clock } from './payments.service.ts'
import { refuseUnpaid } from './refusals.service.ts'
import { requestRenewal, cancelPayment } from './renewals.service.ts'
import {
  lockCurrentSubscription,
  selectOpenPayment,
  selectPayment,
  type PaymentRow,
} from './subscriptions.queries.ts'

/** Charges a past-due subscription to the default card, on the member's request. */
export async function retryNow(
  platform: Platform,
  accountId: AccountId,
  id: number,
  clock: Clock = readClock,
): Promise<PaymentRow | null> {
  const { db } = platform
  const gateway = platform.gateway ?? refuse('payments_unavailable')
  if (!(await readDefaultCard(db, { account_id: accountId, gateway: gateway.name }))) refuse('card_needed')
  const paymentId = await transact(db, async (tx) => {
    const current = await lockCurrentSubscription(tx, accountId)
    if (current?.id !== id || current.status !== 'past_due') return refuse('no_subscription')
    if (await selectOpenPayment(tx, id)) refuse('payment_under_way')
    return await requestRenewal(tx, gateway, current, await clock(tx), true)
  })
  return paymentId === null ? null : await finishPayment(platform, paymentId, clock)
}

/** The cardholder returns from confirming, or gives up. */
export async function settleOwn(
  platform: Platform,
  accountId: AccountId,
  { id, gives_up: givesUp }: OperationValues<typeof settlePayment>,
): Promise<PaymentRow> {
  const { db, gateway } = platform
  const found = await selectPayment(db, id)
  if (found?.account_id !== accountId) return refuse('not_found')
  const requiresAction =
    gateway?.name === found.gateway && found.status === 'requires_action' ? gateway : null
  if (!requiresAction) {
    refuseUnpaid(found)
    return found
  }
  if (givesUp)
    return await cancelPayment(
      platform,
      requiresAction,
      id,
      must(found.gateway_payment_id, 'gateway_payment_id'),
    )
  const payment = await syncPayment(platform, requiresAction, found)
  refuseUnpaid(payment)
  return payment
}

import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { subscriptionChanged } from '#domains/billing/server/billing.events.ts'
import { nightlyRunGuarded } from '#domains/stock-feed/server/stock-feed.events.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  composeFailedPaymentNotice,
  composePlanNotice,
  type PlanChange,
  composeStockGuardedNotice,
} from '../labels/businesses.labels.ts'
import { selectShownNames, selectStaffWhoMay } from '../notifications.queries.ts'
import { notifyAccount, markLinkRead } from '../notifications.service.ts'

const announcedWhenByHoko = ['payment_failed', 'cancelled', 'downgraded', 'granted', 'changed_by_admin']
const announcedWhenByOwner = ['cancel_scheduled', 'downgrade_scheduled']

const isAnnounced = (action: string, isByHoko: boolean): action is PlanChange['action'] =>
  (isByHoko ? announcedWhenByHoko : announcedWhenByOwner).includes(action)

/** Purchases are in the invoice email, and immediate changes are on their screen. */
export const notifySubscriptionChanged = reaction({
  name: 'notify.subscription-changed',
  on: subscriptionChanged,
  run: async (
    tx,
    { payload: { account_id: accountId, action, is_by_hoko: isByHoko, ...change } },
    platform,
  ) => {
    // Members who change their plan have seen the earlier notification: "Dealer ends on …" is wrong
    // once they undo it.
    if (!isByHoko) await markLinkRead(tx, accountId, { kind: 'plan', link: '/plans' })
    if (action === 'payment_failed') await notifyStaffOfFailure(tx, platform, accountId, change)
    if (!isAnnounced(action, isByHoko)) return
    await notifyAccount(tx, platform, {
      account_id: accountId,
      listing_id: null,
      ...composePlanNotice({ action, ...change }),
    })
  },
})

async function notifyStaffOfFailure(
  tx: Tx,
  platform: Platform,
  memberId: AccountId,
  {
    plan,
    amount_cents: amountCents,
    next_attempt_at: nextAttemptAt,
  }: Pick<PlanChange, 'plan' | 'amount_cents' | 'next_attempt_at'>,
) {
  const [name = ''] = await selectShownNames(tx, [memberId])
  const failed = { name, plan, amount_cents: amountCents ?? 0, next_attempt_at: nextAttemptAt }
  const words = composeFailedPaymentNotice(memberId, failed)
  for (const accountId of await selectStaffWhoMay(tx, refundPayment))
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
}

export const notifyStockGuarded = reaction({
  name: 'notify.stock-run-guarded',
  on: nightlyRunGuarded,
  run: async (tx, { payload: { account_id: accountId, ...run } }, platform) => {
    await notifyAccount(tx, platform, {
      account_id: accountId,
      listing_id: null,
      ...composeStockGuardedNotice(run),
    })
  },
})

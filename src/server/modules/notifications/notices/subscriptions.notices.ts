import { subscriptionChanged } from '#server/modules/subscriptions/subscriptions.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { notifyAccount } from '../notifications.service.ts'
import { composePlanNotice, type PlanChange } from '../words/subscriptions.words.ts'

const told = new Set<string>(['payment_failed', 'cancelled', 'downgraded', 'granted', 'changed_by_admin'])

const isTold = (action: string): action is PlanChange['action'] => told.has(action)

/** What a member did is on their screen, and what they paid for is in the email with its invoice. */
export const notifySubscriptionChanged = reaction({
  name: 'notify.subscription-changed',
  on: subscriptionChanged,
  run: async (tx, { payload: { account_id, action, is_by_hoko, ...change } }, platform) => {
    if (!is_by_hoko || !isTold(action)) return
    await notifyAccount(tx, platform, {
      account_id,
      listing_id: null,
      ...composePlanNotice({ action, ...change }),
    })
  },
})

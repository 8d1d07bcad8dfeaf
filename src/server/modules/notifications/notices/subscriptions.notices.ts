import { subscriptionChanged } from '#server/modules/subscriptions/subscriptions.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { notifyAccount, readOfLink } from '../notifications.service.ts'
import { composePlanNotice, type PlanChange } from '../words/subscriptions.words.ts'

const told_of_hoko = ['payment_failed', 'cancelled', 'downgraded', 'granted', 'changed_by_admin']
const told_of_themselves = ['cancel_scheduled', 'downgrade_scheduled']

const isTold = (action: string, is_by_hoko: boolean): action is PlanChange['action'] =>
  (is_by_hoko ? told_of_hoko : told_of_themselves).includes(action)

/** What they paid for is in the email with its invoice; what they did at once is on their screen. */
export const notifySubscriptionChanged = reaction({
  name: 'notify.subscription-changed',
  on: subscriptionChanged,
  run: async (tx, { payload: { account_id, action, is_by_hoko, ...change } }, platform) => {
    // Who changes their plan has seen what it said before: "Dealer ends on …" isn't so once they keep it.
    if (!is_by_hoko) await readOfLink(tx, account_id, { kind: 'plan', link: '/plans' })
    if (!isTold(action, is_by_hoko)) return
    await notifyAccount(tx, platform, {
      account_id,
      listing_id: null,
      ...composePlanNotice({ action, ...change }),
    })
  },
})

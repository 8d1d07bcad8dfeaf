import { nightlyRunGuarded } from '#domains/stock-feed/server/stock-feed.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { notifyAccount } from '../notifications.service.ts'
import { composeStockGuardedNotice } from '../labels/stock-feed.labels.ts'

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

import { nightlyRunGuarded } from '#server/modules/stock-feed/stock-feed.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { notifyAccount } from '../notifications.service.ts'
import { composeStockGuardedNotice } from '../words/stock-feed.words.ts'

export const notifyStockGuarded = reaction({
  name: 'notify.stock-run-guarded',
  on: nightlyRunGuarded,
  run: async (tx, { payload: { account_id, ...run } }, platform) => {
    await notifyAccount(tx, platform, { account_id, listing_id: null, ...composeStockGuardedNotice(run) })
  },
})

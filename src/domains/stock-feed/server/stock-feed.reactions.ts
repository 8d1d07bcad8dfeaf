import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetFeed } from './stock-feed.service.ts'

export const reactionsOfStockFeed = [
  reaction({
    name: 'forget-stock-feed.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetFeed(tx, payload.account_id),
  }),
]

import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { listingPublished } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetFollows } from './follows.service.ts'
import { recordNews } from './news.service.ts'

export const reactionsOfFollows = [
  reaction({
    name: 'record-news.listing-published',
    on: listingPublished,
    run: async (tx, { payload }) => await recordNews(tx, payload.seller_id, payload.listing_id),
  }),
  reaction({
    name: 'forget-follows.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetFollows(tx, payload.account_id),
  }),
]

import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { listingPublished } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { carryWatchersOver, forgetFavourites } from './watching.service.ts'

export const reactionsOfWatching = [
  reaction({
    name: 'carry-over.listing-published',
    on: listingPublished,
    run: async (tx, { payload }) => await carryWatchersOver(tx, payload.listing_id),
  }),
  reaction({
    name: 'forget-favourites.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetFavourites(tx, payload.account_id),
  }),
]

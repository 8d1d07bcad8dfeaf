import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { listingPublished } from '#domains/listings/server/listings.events.ts'
import { searchRowChanged } from '#domains/search/server/search.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { matchPublished, matchChanged } from './matching.service.ts'
import { forgetSavedSearches } from './saved-searches.service.ts'

export const reactionsOfSavedSearches = [
  reaction({
    name: 'match.listing-published',
    on: listingPublished,
    run: async (tx, { payload }) => await matchPublished(tx, payload.listing_id),
  }),
  reaction({
    name: 'match.search-row-changed',
    on: searchRowChanged,
    run: async (tx, { payload }) => await matchChanged(tx, payload.listing_id, payload.before),
  }),
  reaction({
    name: 'forget-saved-searches.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetSavedSearches(tx, payload.account_id),
  }),
]

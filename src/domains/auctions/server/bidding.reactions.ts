import { accountStatusChanged } from '#domains/accounts/server/accounts.events.ts'
import { listingReinstated, listingResumed } from '#domains/listings/server/listings.events.ts'
import { reaction, type Reaction } from '#platform/server/jobs/outbox.ts'
import { voidSuspended } from './void/void.service.ts'

export const reactionsOfBidding: Reaction[] = [
  reaction({
    name: 'void.account-status-changed',
    on: accountStatusChanged,
    run: async (tx, { payload: { account_id: accountId } }) =>
      await voidSuspended(tx, { account_id: accountId }),
  }),

  /** A paused auction doesn't change, so bidders suspended meanwhile are voided when it resumes. */
  reaction({
    name: 'void.listing-went-on',
    on: listingResumed,
    run: async (tx, { payload: { listing_id: listingId } }) =>
      await voidSuspended(tx, { listing_id: listingId }),
  }),
  reaction({
    name: 'void.listing-reinstated',
    on: listingReinstated,
    run: async (tx, { payload: { listing_id: listingId } }) =>
      await voidSuspended(tx, { listing_id: listingId }),
  }),
]

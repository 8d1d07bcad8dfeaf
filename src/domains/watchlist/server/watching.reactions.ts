import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { auctionClosed, bidPlaced } from '#domains/auctions/server/bidding.events.ts'
import { listingPublished, listingWithdrawn } from '#domains/listings/server/listings.events.ts'
import { listingEdited } from '#domains/selling/server/selling.events.ts'
import { jointReaction, reaction } from '#platform/server/jobs/outbox.ts'
import { forgetUnwatched, watchBidListing } from './bid-watching.service.ts'
import { notifyPriceReached } from './thresholds/thresholds.service.ts'
import { carryWatchersOver, forgetFavourites } from './watching.service.ts'

export const reactionsOfWatching = [
  reaction({
    name: 'carry-over.listing-published',
    on: listingPublished,
    run: async (tx, { payload }) => await carryWatchersOver(tx, payload.listing_id),
  }),
  reaction({
    name: 'compare-thresholds.listing-edited',
    on: listingEdited,
    run: async (tx, { payload }) => void (await notifyPriceReached(tx, payload.listing_id)),
  }),
  reaction({
    name: 'watch.bid-placed',
    on: bidPlaced,
    run: async (tx, { payload }) => await watchBidListing(tx, payload.bidder_id, payload.listing_id),
  }),
  jointReaction({
    name: 'forget-unwatched.auction-closed',
    on: auctionClosed,
    runAll: async (tx, facts) =>
      await forgetUnwatched(
        tx,
        facts.map(({ payload }) => payload.listing_id),
      ),
  }),
  reaction({
    name: 'forget-unwatched.listing-withdrawn',
    on: listingWithdrawn,
    run: async (tx, { payload }) => await forgetUnwatched(tx, [payload.listing_id]),
  }),
  reaction({
    name: 'forget-favourites.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetFavourites(tx, payload.account_id),
  }),
]

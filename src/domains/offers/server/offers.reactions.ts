import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { auctionClosed, bidPlaced, boughtNow } from '#domains/auctions/server/bidding.events.ts'
import { listingWithdrawn } from '#domains/listings/server/listings.events.ts'
import { listingMarkedSold } from '#domains/selling/server/selling.events.ts'
import { jointReaction, reaction } from '#platform/server/jobs/outbox.ts'
import { endOffersOn, endOffersBefore, endOffers, withdrawAllOffers } from './fixed-price.service.ts'

export const reactionsOfOffers = [
  /**
   * trading-rules.md: a pending offer expires with the first bid, also with the first after all earlier ones were voided.
   */
  reaction({
    name: 'end-offers.bid-placed',
    on: bidPlaced,
    run: async (tx, { payload: { is_first: isFirst, placed_at: placedAt, listing_id: listingId } }) => {
      if (isFirst) await endOffersBefore(tx, listingId, new Date(placedAt))
    },
  }),
  jointReaction({
    name: 'end-offers.auction-closed',
    on: auctionClosed,
    runAll: async (tx, facts) =>
      await endOffersOn(
        tx,
        facts.map(({ payload }) => payload.listing_id),
        'closed',
      ),
  }),
  reaction({
    name: 'end-offers.bought-now',
    on: boughtNow,
    run: async (tx, { payload: { listing_id: listingId, sold_out: soldOut } }) => {
      if (soldOut) await endOffers(tx, listingId, 'sold')
    },
  }),
  reaction({
    name: 'end-offers.listing-withdrawn',
    on: listingWithdrawn,
    run: async (tx, { payload: { listing_id: listingId } }) => await endOffers(tx, listingId, 'closed'),
  }),
  reaction({
    name: 'end-offers.listing-marked-sold',
    on: listingMarkedSold,
    run: async (tx, { payload: { listing_id: listingId, sold_out: soldOut = true } }) => {
      if (soldOut) await endOffers(tx, listingId, 'sold')
    },
  }),
  reaction({
    name: 'withdraw-offers.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload: { account_id: accountId } }) => await withdrawAllOffers(tx, accountId),
  }),
]

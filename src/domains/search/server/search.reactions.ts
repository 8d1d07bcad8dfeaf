import { sellerKindChanged } from '#domains/accounts/server/accounts.events.ts'
import {
  auctionClosed,
  auctionExtended,
  bidderVoided,
  bidPlaced,
  boughtNow,
} from '#domains/auctions/server/bidding.events.ts'
import { categoryMoved, filterChanged } from '#domains/catalogue/server/catalogue.events.ts'
import {
  listingAgentsMoved,
  listingPublished,
  listingPaused,
  listingResumed,
  listingWithdrawn,
} from '#domains/listings/server/listings.events.ts'
import { offerAccepted } from '#domains/offers/server/offers.events.ts'
import { listingEdited, listingMarkedSold } from '#domains/selling/server/selling.events.ts'
import { watchersChanged } from '#domains/watchlist/server/watching.events.ts'
import { jointReaction, reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRows, refreshSearchRow } from './index/search-row.service.ts'
import { refreshSoon, refreshCategorySoon, refreshSellerSoon } from './search.jobs.ts'

export const reactionsOfSearch = [
  jointReaction({
    name: 'refresh.auction-closed',
    on: auctionClosed,
    runAll: async (tx, facts) =>
      await refreshSearchRows(
        tx,
        facts.map(({ payload }) => payload.listing_id),
      ),
  }),
  reaction({
    name: 'refresh.auction-extended',
    on: auctionExtended,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.bid-placed',
    on: bidPlaced,
    run: async (tx, { payload }) => await refreshSoon(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.bidder-voided',
    on: bidderVoided,
    run: async (tx, { payload }) => await refreshSoon(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.bought-now',
    on: boughtNow,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.category-moved',
    on: categoryMoved,
    run: async (tx, { payload }) => await refreshCategorySoon(tx, payload.category_id),
  }),
  reaction({
    name: 'refresh.listing-agents-moved',
    on: listingAgentsMoved,
    run: async (tx, { payload }) => await refreshSellerSoon(tx, payload.seller_id),
  }),
  reaction({
    name: 'refresh.listing-edited',
    on: listingEdited,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.listing-marked-sold',
    on: listingMarkedSold,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.filter-changed',
    on: filterChanged,
    run: async (tx, { payload }) => {
      for (const categoryId of payload.category_ids) await refreshCategorySoon(tx, categoryId)
    },
  }),
  reaction({
    name: 'refresh.listing-published',
    on: listingPublished,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.listing-stood-still',
    on: listingPaused,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.listing-went-on',
    on: listingResumed,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.listing-withdrawn',
    on: listingWithdrawn,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.offer-accepted',
    on: offerAccepted,
    run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
  }),
  reaction({
    name: 'refresh.seller-kind-changed',
    on: sellerKindChanged,
    run: async (tx, { payload }) => await refreshSellerSoon(tx, payload.account_id),
  }),
  reaction({
    name: 'refresh.watchers-changed',
    on: watchersChanged,
    run: async (tx, { payload }) => await refreshSoon(tx, payload.listing_id),
  }),
]

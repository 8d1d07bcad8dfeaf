import { endOffersAuctionClosed } from './end.auction-closed.ts'
import { endOffersBidPlaced } from './end.bid-placed.ts'
import { endOffersBoughtNow } from './end.bought-now.ts'
import { endOffersListingMarkedSold } from './end.listing-marked-sold.ts'
import { endOffersListingWithdrawn } from './end.listing-withdrawn.ts'
import { withdrawOffersOfDeleted } from './withdraw.account-deleted.ts'

export const reactionsOfOffers = [
  endOffersBidPlaced,
  endOffersAuctionClosed,
  endOffersBoughtNow,
  endOffersListingWithdrawn,
  endOffersListingMarkedSold,
  withdrawOffersOfDeleted,
]

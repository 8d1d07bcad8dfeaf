import { refreshAuctionClosed } from './refresh.auction-closed.ts'
import { refreshAuctionExtended } from './refresh.auction-extended.ts'
import { refreshBidPlaced } from './refresh.bid-placed.ts'
import { refreshBoughtNow } from './refresh.bought-now.ts'
import { refreshCategoryMoved } from './refresh.category-moved.ts'
import { refreshListingEdited } from './refresh.listing-edited.ts'
import { refreshListingMarkedSold } from './refresh.listing-marked-sold.ts'
import { refreshFilterChanged } from './refresh.filter-changed.ts'
import { refreshListingPublished } from './refresh.listing-published.ts'
import { refreshListingStoodStill } from './refresh.listing-stood-still.ts'
import { refreshListingWentOn } from './refresh.listing-went-on.ts'
import { refreshListingWithdrawn } from './refresh.listing-withdrawn.ts'
import { refreshOfferAccepted } from './refresh.offer-accepted.ts'
import { refreshSellerKindChanged } from './refresh.seller-kind-changed.ts'
import { refreshWatchersChanged } from './refresh.watchers-changed.ts'

export const reactionsOfSearch = [
  refreshAuctionClosed,
  refreshAuctionExtended,
  refreshBidPlaced,
  refreshBoughtNow,
  refreshCategoryMoved,
  refreshListingEdited,
  refreshListingMarkedSold,
  refreshFilterChanged,
  refreshListingPublished,
  refreshListingStoodStill,
  refreshListingWentOn,
  refreshListingWithdrawn,
  refreshOfferAccepted,
  refreshSellerKindChanged,
  refreshWatchersChanged,
]

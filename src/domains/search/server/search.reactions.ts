import { refreshAuctionClosed } from './index/refresh.auction-closed.ts'
import { refreshAuctionExtended } from './index/refresh.auction-extended.ts'
import { refreshBidPlaced } from './index/refresh.bid-placed.ts'
import { refreshBoughtNow } from './index/refresh.bought-now.ts'
import { refreshCategoryMoved } from './index/refresh.category-moved.ts'
import { refreshListingAgentsMoved } from './index/refresh.listing-agents-moved.ts'
import { refreshListingEdited } from './index/refresh.listing-edited.ts'
import { refreshListingMarkedSold } from './index/refresh.listing-marked-sold.ts'
import { refreshFilterChanged } from './index/refresh.filter-changed.ts'
import { refreshListingPublished } from './index/refresh.listing-published.ts'
import { refreshListingPaused } from './index/refresh.listing-paused.ts'
import { refreshListingWentOn } from './index/refresh.listing-resumed.ts'
import { refreshListingWithdrawn } from './index/refresh.listing-withdrawn.ts'
import { refreshOfferAccepted } from './index/refresh.offer-accepted.ts'
import { refreshSellerKindChanged } from './index/refresh.seller-kind-changed.ts'
import { refreshWatchersChanged } from './index/refresh.watchers-changed.ts'

export const reactionsOfSearch = [
  refreshAuctionClosed,
  refreshAuctionExtended,
  refreshBidPlaced,
  refreshBoughtNow,
  refreshCategoryMoved,
  refreshListingAgentsMoved,
  refreshListingEdited,
  refreshListingMarkedSold,
  refreshFilterChanged,
  refreshListingPublished,
  refreshListingPaused,
  refreshListingWentOn,
  refreshListingWithdrawn,
  refreshOfferAccepted,
  refreshSellerKindChanged,
  refreshWatchersChanged,
]

import { refreshAuctionClosed } from './refresh.auction-closed.ts'
import { refreshBidPlaced } from './refresh.bid-placed.ts'
import { refreshBoughtNow } from './refresh.bought-now.ts'
import { refreshListingPublished } from './refresh.listing-published.ts'
import { refreshListingWithdrawn } from './refresh.listing-withdrawn.ts'
import { refreshWatchersChanged } from './refresh.watchers-changed.ts'

export const reactionsOfSearch = [
  refreshAuctionClosed,
  refreshBidPlaced,
  refreshBoughtNow,
  refreshListingPublished,
  refreshListingWithdrawn,
  refreshWatchersChanged,
]

import type { ListingCard } from '#domains/listings/common/listings.ts'
import { getThresholdPrice } from '#domains/watchlist/common/threshold-price.ts'

/** False for an auction with bids and no buy-now: its price can only go up. */
export const canComeDown = (listing: ListingCard): boolean =>
  listing.status === 'active' && getThresholdPrice(listing) !== null

import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'

export interface ListingSession {
  listing: Listing
  viewer: ListingViewer | null
  /** `unknown` as rendered for nobody, and until it is known what the account may do. */
  who: 'unknown' | 'visitor' | 'user'
  receive: (heard: LiveListing) => void
  refresh: () => void
}

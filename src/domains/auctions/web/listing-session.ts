import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'

export interface ListingSession {
  listing: Listing
  viewer: ListingViewer | null
  /** `unknown` on the server and until the account's rights are known. */
  who: 'unknown' | 'visitor' | 'user'
  receive: (heard: LiveListing) => void
  refresh: () => void
}

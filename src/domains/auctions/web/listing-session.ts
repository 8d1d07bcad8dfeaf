import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'

export interface ListingSession {
  listing: Listing
  viewer: ListingViewer | null
  /** Known from the account alone, before the viewer is. */
  isSeller: boolean
  /** `unknown` on the server and until the account's rights are known. */
  viewerKind: 'unknown' | 'visitor' | 'user'
  receive: (update: LiveListing) => void
  refresh: () => void
}

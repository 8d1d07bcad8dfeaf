import type { Listing, ListingViewer, LiveListing } from '#contract/listings/listings.ts'

export interface ListingSession {
  listing: Listing
  viewer: ListingViewer | null
  /** `unknown` as rendered for nobody, and until it is known what the account may do. */
  who: 'unknown' | 'visitor' | 'user'
  /** Takes in the state that an answer of the server carried. */
  receive: (heard: LiveListing) => void
  /** Asks again what the account may do. */
  refresh: () => void
}

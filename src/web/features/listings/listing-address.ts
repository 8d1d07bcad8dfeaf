import type { ListingCard } from '#contract/listings/listings.ts'

/** The page of a listing; each type has its own address. */
export function listingAddress(listing: Pick<ListingCard, 'id' | 'type'>): string {
  return `/${listing.type}/${listing.id}/detail`
}

import type { ListingCard } from '#contract/listings/listings.ts'

/** Each type has an address of its own. */
export function listingAddress(listing: Pick<ListingCard, 'id' | 'type'>): string {
  return `/${listing.type}/${listing.id}/detail`
}

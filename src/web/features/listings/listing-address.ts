import type { ListingCard } from '#contract/listings/listings.ts'

export function listingAddress(listing: Pick<ListingCard, 'id' | 'type'>): string {
  return `/${listing.type}/${listing.id}/detail`
}

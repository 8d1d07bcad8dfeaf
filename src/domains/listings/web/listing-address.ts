import type { ListingCard } from '#domains/listings/common/listings.ts'

export function listingAddress(listing: Pick<ListingCard, 'id' | 'type'>): string {
  return `/${listing.type}/${listing.id}/detail`
}

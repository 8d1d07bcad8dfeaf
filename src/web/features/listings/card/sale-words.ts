import type { ListingCard, LiveListing } from '#contract/listings/listings.ts'
import { describeRoom } from '../types/property-facts.ts'

/** Beside the price of a card: how it sells, or of a property, whose price says that, what it has. */
export const cardNote = (card: ListingCard): string =>
  card.property_brief && card.status === 'active' ? describeRoom(card.property_brief) : saleNote(card)

function saleNote(listing: LiveListing): string {
  if (listing.status === 'sold') return 'sold'
  if (listing.status === 'unsold') return 'not sold'
  if (listing.status === 'withdrawn') return 'withdrawn'
  if (listing.status === 'suspended') return 'on hold'
  if (listing.sale_method === 'enquire') return listing.price_cents === 0 ? 'by enquiry' : 'asking price'
  if (listing.sale_method === 'fixed_price')
    return listing.quantity_left > 1 ? `buy now · ${listing.quantity_left} left` : 'buy now'
  if (listing.bid_count === 0) return 'no bids yet'
  return listing.reserve_state === 'met' ? 'reserve met' : formatCountOf(listing.bid_count, 'bid')
}

export function formatCountOf(count: number, one: string): string {
  return `${count.toLocaleString('en-NZ')} ${count === 1 ? one : `${one}s`}`
}

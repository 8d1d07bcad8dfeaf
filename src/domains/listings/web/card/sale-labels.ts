import type { ListingCard, LiveListing } from '#domains/listings/common/listings.ts'
import { describeRoom } from '../types/describe-room.ts'
import * as t from '#domains/listings/texts.ts'

/** The sale method, or a property's rooms, since its price already names the method. */
export const cardNote = (card: ListingCard): string =>
  card.property_brief && card.status === 'active' ? describeRoom(card.property_brief) : saleNote(card)

function saleNote(listing: LiveListing): string {
  if (listing.status === 'sold') return t.sold()
  if (listing.status === 'unsold') return t.not_sold()
  if (listing.status === 'withdrawn') return t.card_withdrawn()
  if (listing.status === 'suspended') return t.on_hold()
  if (listing.sale_method === 'enquire')
    return listing.price_cents === 0 ? t.card_by_enquiry() : t.card_asking_price()
  if (listing.sale_method === 'fixed_price')
    return listing.quantity_left > 1
      ? t.buy_now_quantity_left_left({ quantity_left: listing.quantity_left })
      : t.buy_now()
  if (listing.bid_count === 0) return t.no_bids_yet()
  return listing.reserve_state === 'met' ? t.reserve_met() : t.count_bids({ count: listing.bid_count })
}

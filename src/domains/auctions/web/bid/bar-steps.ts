import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { nameContact } from '../contact-name.ts'
import { getOutcome } from '../price-labels.ts'
import { leastFor } from './bid.tsx'
import type { ListingSession } from '../listing-session.ts'
import * as t from '#domains/auctions/texts.ts'

export type BarStep = { words: string; kind: 'bid' | 'primary' | 'quiet' } & (
  | { to: string; opens?: undefined }
  | { to?: undefined; opens: 'bid' | 'buy' }
)

export const phonePanel = 'price-now'
const panel = `#${phonePanel}`

/** The panel's main act; null where there is none left. */
export function getBarStep(listingView: ListingSession): BarStep | null {
  const { listing, viewer, isSeller } = listingView
  if (isSeller) return getOwnStep(listingView)
  if (getOutcome(listing, viewer))
    return viewer?.trade_id
      ? { words: t.see_your_purchase(), kind: 'primary', to: getTradePath('buyer', viewer.trade_id) }
      : null
  if (listing.sale_method === 'enquire')
    return { words: nameContact(listing), kind: 'primary', to: `/ichat?listing=${listing.listing_id}` }
  const mayBid = viewer ? viewer.may_bid : listing.sale_method === 'auction'
  const mayBuy =
    listing.buy_now_price_cents !== null && (viewer ? viewer.may_buy_now : listing.hold_until === null)
  if (!mayBid && listing.hold_until !== null)
    return { words: t.pending_see_details(), kind: 'quiet', to: panel }
  if (!mayBid && !mayBuy) return { words: t.see_why_you_cant_bid(), kind: 'quiet', to: panel }
  if (!mayBid) {
    const price = formatMoney(listing.buy_now_price_cents ?? listing.price_cents)
    return { words: t.buy_now_price({ price }), kind: 'primary', opens: 'buy' }
  }
  if (viewer?.is_leading) return { words: t.raise_your_limit(), kind: 'quiet', opens: 'bid' }
  const least = leastFor(listing.minimum_next_bid_cents ?? listing.price_cents, viewer?.my_max_cents ?? null)
  return { words: t.bid_from_least({ least: formatMoney(least) }), kind: 'bid', opens: 'bid' }
}

function getOwnStep({ listing, viewer }: ListingSession): BarStep | null {
  if (viewer?.trade_id && listing.status !== 'active')
    return { words: t.see_the_sale(), kind: 'primary', to: getTradePath('seller', viewer.trade_id) }
  if (listing.status === 'active')
    return { words: t.edit(), kind: 'primary', to: `/${listing.type}/${listing.id}/edit` }
  return null
}

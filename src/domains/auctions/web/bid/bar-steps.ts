import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
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

export function barSteps({ listing, viewer }: ListingSession): BarStep[] {
  const outcome = getOutcome(listing, viewer)
  // Others have no further step: the bar describes how it ended.
  if (outcome && !viewer?.trade_id && !viewer?.is_seller) return []
  if (outcome && viewer?.is_seller && viewer.trade_id)
    return [{ words: t.see_the_sale(), kind: 'quiet', to: getTradePath('seller', viewer.trade_id) }]
  if (outcome) return [{ words: outcome.title, kind: 'quiet', to: panel }]
  if (viewer?.is_seller) return [{ words: t.your_own_listing(), kind: 'quiet', to: panel }]
  if (listing.sale_method === 'enquire')
    return [{ words: t.contact_the_seller(), kind: 'primary', to: `/ichat?listing=${listing.listing_id}` }]
  const mayBid = viewer ? viewer.may_bid : listing.sale_method === 'auction'
  const mayBuy =
    listing.buy_now_price_cents !== null && (viewer ? viewer.may_buy_now : listing.hold_until === null)
  if (!mayBid && listing.hold_until !== null)
    return [{ words: t.pending_see_details(), kind: 'quiet', to: panel }]
  if (!mayBid && !mayBuy) return [{ words: t.see_why_you_cant_bid(), kind: 'quiet', to: panel }]
  const buy: BarStep = {
    words: mayBid
      ? t.buy_now()
      : t.buy_now_buy_now_price({
          buy_now_price: formatMoney(listing.buy_now_price_cents ?? listing.price_cents),
        }),
    kind: mayBid ? 'quiet' : 'primary',
    opens: 'buy',
  }
  const least = leastFor(listing.minimum_next_bid_cents ?? listing.price_cents, viewer?.my_max_cents ?? null)
  const bid: BarStep = viewer?.is_leading
    ? { words: t.raise_your_limit(), kind: 'quiet', opens: 'bid' }
    : { words: t.bid_from_least({ least: formatMoney(least) }), kind: 'bid', opens: 'bid' }
  return [...(mayBid ? [bid] : []), ...(mayBuy ? [buy] : [])]
}

import type { ListingCard } from '#domains/listings/common/listings.ts'

export type ThresholdPrice = 'price' | 'weekly_rent' | 'buy_now_price' | 'start_price'

type PricedCard = Pick<ListingCard, 'sale_method' | 'price_cents' | 'buy_now_price_cents' | 'bid_count'> & {
  property_brief: { purpose: string | null } | null
}

/**
 * The price that a threshold is compared with: of an auction, the buy-now price, or without one the
 * start price until the first bid. Null if nothing can come down: an auction's price only rises.
 */
export function getThresholdPrice(card: PricedCard): { which: ThresholdPrice; cents: number | null } | null {
  const { sale_method: saleMethod, price_cents: priceCents, buy_now_price_cents: buyNowCents } = card
  if (saleMethod === 'auction') {
    if (buyNowCents !== null) return { which: 'buy_now_price', cents: buyNowCents }
    return card.bid_count === 0 ? { which: 'start_price', cents: priceCents } : null
  }
  const purpose = card.property_brief?.purpose
  const which = purpose === 'rent' || purpose === 'flatmate' ? 'weekly_rent' : 'price'
  // 0: the price is said on enquiry.
  return { which, cents: priceCents === 0 ? null : priceCents }
}

import type { Listing } from '#domains/listings/common/listings.ts'
import { priceText } from '#domains/listings/common/property-price.ts'
import { formatSoldPrice, getOutcome, isSoldForPrice } from './price-labels.ts'
import * as t from '#domains/auctions/texts.ts'

export function liveSentence(listing: Listing): string {
  if (isSoldForPrice(listing)) return `${t.sold_for_price({ price: formatSoldPrice(listing) })}.`
  const outcome = getOutcome(listing, null)
  if (outcome) return `${outcome.title}.`
  const price = priceText(listing)
  return listing.sale_method === 'auction'
    ? t.the_price_is_now_with_bids({ price, count: listing.bid_count })
    : t.the_price_is_now({ price })
}

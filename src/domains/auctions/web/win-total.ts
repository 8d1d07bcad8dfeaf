import type { DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { getPriceValues } from '#domains/delivery/common/delivery-labels.ts'
import { listChoices } from '#domains/delivery/common/delivery-price.ts'
import {
  formatSum,
  getSuburbName,
  sumTotal,
  toChosenDelivery,
} from '#domains/delivery/common/delivery-total.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import * as t from '#domains/auctions/texts.ts'

export type DeliveredListing = Pick<Listing, 'pickup' | 'delivery_options' | 'delivery_from' | 'place_name'>

/** The cheapest delivery to an address; null where the listing names no price for it. */
function findDelivery(listing: DeliveredListing, address: DeliveryAddress) {
  const [best] = listChoices(listing, listing.delivery_from, address, 1)
  return best?.method === 'option' ? toChosenDelivery(best) : null
}

/** 'If you win at your limit: NZ$ 50.00 + NZ$ 7.00 courier = NZ$ 57.00 to Petone.' */
export function describeWinTotal(
  listing: DeliveredListing,
  address: DeliveryAddress | null,
  limitCents: number,
): string {
  const limit = formatMoney(limitCents)
  if (listing.pickup === 'must') return t.win_total_pickup_only({ limit, place: listing.place_name })
  const delivery = address && findDelivery(listing, address)
  if (address && delivery) {
    return t.win_total_to_place({
      sum: formatSum(limitCents, delivery),
      total: formatExactMoney(sumTotal(limitCents, delivery)),
      place: getSuburbName(address.place_name),
    })
  }
  const range = address ? null : getPriceValues(listing.delivery_options)
  return range
    ? t.win_total_plus_delivery({ limit, ...range })
    : t.win_total_as_agreed({ limit, may_pick_up: listing.pickup === 'allowed', place: listing.place_name })
}

/** 'NZ$ 31 to Petone, by courier'; null where the listing names no price for delivery. */
export function describeTotalToMe(
  listing: DeliveredListing & Pick<Listing, 'sale_method'>,
  address: DeliveryAddress,
  priceCents: number,
): string | null {
  const isPriced = listing.pickup !== 'must' && getPriceValues(listing.delivery_options) !== null
  if (!isPriced) return null
  const delivery = findDelivery(listing, address)
  const place = getSuburbName(address.place_name)
  if (!delivery) return t.not_delivered_to_place({ place })
  const { kind } = delivery
  return t.total_to_place({
    total: formatMoney(sumTotal(priceCents, delivery)),
    place,
    is_rural: delivery.rural_cents > 0,
    is_auction: listing.sale_method === 'auction',
    kind: kind === 'courier' || kind === 'post' ? kind : 'other',
  })
}

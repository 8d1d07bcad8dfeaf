import { type DeliveryTerms, type Origin, priceDelivery } from '#domains/delivery/common/delivery-price.ts'
import { getRegionIsland } from '#domains/delivery/common/rural.ts'
import type { OfferSwitch } from '#domains/search/common/fields/offer-switches.ts'
import { keysOf } from '#platform/common/records.ts'

interface Offer extends DeliveryTerms {
  kind: string
  price_cents: number
  bid_count: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
}

/** Prices for the first piece that are named anywhere. */
const listPrices = ({ delivery_options: options }: DeliveryTerms) =>
  options.flatMap(({ kind, north_cents: north, south_cents: south, own_region_cents: own }) =>
    kind === 'as_agreed' ? [] : [north, south, own].filter((cents) => cents !== null),
  )

export function listOffers(offer: Offer): OfferSwitch[] {
  const { kind, pickup, delivery_options: options, reserve_price_cents: reserve } = offer
  const isAuction = kind === 'auction'
  const canBeSent = pickup !== 'must' && options.length > 0
  const offers: Record<OfferSwitch, boolean> = {
    no_reserve: isAuction && reserve === null,
    reserve_met: isAuction && reserve !== null && offer.bid_count > 0 && offer.price_cents >= reserve,
    buy_now_too: isAuction && offer.buy_now_price_cents !== null,
    can_be_sent: canBeSent,
    free_delivery: canBeSent && listPrices(offer).includes(0),
  }
  return keysOf(offers).filter((name) => offers[name])
}

interface Reduced {
  price_cents: number
  earlier_price_cents: number | null
}

/** How much cheaper it is than its earlier price, in hundredths of a per cent. */
export function computeReduction({
  price_cents: price,
  earlier_price_cents: earlier,
}: Reduced): number | null {
  if (earlier === null || price === 0 || earlier <= price) return null
  return Math.max(1, Math.round(((earlier - price) / earlier) * 10_000))
}

/** The smallest of these, or null. */
const findLeast = (prices: (number | null)[]) =>
  prices.reduce((least, price) => (least === null || (price !== null && price < least) ? price : least), null)

/**
 * The cheapest delivery of one piece by where it goes, as `cheapest_delivery` in the database reads it: null
 * where no option has a price.
 */
export function buildShipping(
  { pickup, delivery_options: options }: DeliveryTerms,
  from: Origin,
): (number | null)[] | null {
  const priced = options.filter(({ kind }) => kind !== 'as_agreed')
  if (pickup === 'must' || priced.length === 0) return null
  const sent = priced.filter(({ kind }) => kind !== 'own_delivery')
  const zones = [
    { region: '', island: 'north' as const },
    { region: '', island: 'south' as const },
    { region: from.region, island: getRegionIsland(from.region) },
  ]
  const prices = zones.flatMap((zone) =>
    [false, true].map((isRural) =>
      findLeast(
        sent.map((option) => {
          const to = { ...from, ...zone, is_rural: isRural }
          const price = priceDelivery(option, from, to, 1)
          return price && price.delivery_cents + price.rural_cents
        }),
      ),
    ),
  )
  const own = priced.flatMap((option) => {
    const { kind, own_region_cents: price, radius_km: radiusKm, rural_cents: rural } = option
    return kind === 'own_delivery' && price !== null
      ? [radiusKm, price, rural === null ? null : price + rural]
      : []
  })
  return own.length > 0
    ? [...prices, Math.round(from.latitude * 100_000), Math.round(from.longitude * 100_000), ...own]
    : prices
}

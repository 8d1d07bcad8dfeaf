import type { DeliveryBrief, DeliveryOption } from './delivery-options.shapes.ts'

/** Prices of delivery (beyond the seed, section 1). Pure: the browser and the server agree. */

export type Island = 'north' | 'south' | 'chatham'

/** Where it goes: an address, or the suburb of one. */
export interface Destination {
  region: string
  island: Island
  is_rural: boolean
  latitude: number
  longitude: number
}

export interface Origin {
  region: string
  latitude: number
  longitude: number
}

export interface DeliveryPrice {
  delivery_cents: number
  rural_cents: number
}

const earthRadiusKm = 6371
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

export function measureKm(a: Omit<Origin, 'region'>, b: Omit<Origin, 'region'>): number {
  const [latitudeA, latitudeB] = [toRadians(a.latitude), toRadians(b.latitude)]
  const half =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 +
    Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

function getFirstPrice(option: DeliveryOption, from: Origin, to: Destination): number | null {
  if (option.kind === 'own_delivery') {
    return measureKm(from, to) <= (option.radius_km ?? 0) ? option.own_region_cents : null
  }
  if (to.region === from.region && option.own_region_cents !== null) return option.own_region_cents
  if (to.island === 'north') return option.north_cents
  return to.island === 'south' ? option.south_cents : null
}

/** @returns null where the option doesn't deliver */
export function priceDelivery(
  option: DeliveryOption,
  from: Origin,
  to: Destination,
  quantity: number,
): DeliveryPrice | null {
  if (option.kind === 'as_agreed') return null
  const first = getFirstPrice(option, from, to)
  if (first === null || (to.is_rural && option.rural_cents === null)) return null
  return {
    delivery_cents: first + option.further_cents * (quantity - 1),
    rural_cents: to.is_rural ? (option.rural_cents ?? 0) : 0,
  }
}

export interface DeliveryTerms {
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
}

export type PricedChoice =
  | { method: 'pickup'; option: null; price: { delivery_cents: 0; rural_cents: 0 } }
  | { method: 'option'; option: DeliveryOption; price: DeliveryPrice }
  /** The two sides agree on the price after the sale. */
  | { method: 'as_agreed'; option: null; price: null }

const sum = ({ delivery_cents: delivery, rural_cents: rural }: DeliveryPrice) => delivery + rural

/**
 * Lists what a buyer may choose, cheapest first: what is delivered to the address, pickup, and an
 * agreement where the listing names no price for it.
 */
export function listChoices(
  { pickup, delivery_options: options }: DeliveryTerms,
  from: Origin,
  to: Destination | null,
  quantity: number,
): PricedChoice[] {
  const collected: PricedChoice[] =
    pickup === 'none'
      ? []
      : [{ method: 'pickup', option: null, price: { delivery_cents: 0, rural_cents: 0 } }]
  if (pickup === 'must') return collected
  const delivered = options
    .flatMap((option) => {
      const price = to && priceDelivery(option, from, to, quantity)
      return price ? [{ method: 'option' as const, option, price }] : []
    })
    .toSorted((a, b) => sum(a.price) - sum(b.price) || a.option.id - b.option.id)
  const isUnpriced =
    options.every(({ kind }) => kind === 'as_agreed') || (to !== null && delivered.length === 0)
  return [
    ...delivered,
    ...collected,
    ...(isUnpriced ? [{ method: 'as_agreed' as const, option: null, price: null }] : []),
  ]
}

/** The cheapest delivery anywhere, with the dearest it can become; null where no price is named. */
export function getPriceRange(
  options: DeliveryOption[],
): { from_cents: number; hasSurcharge: boolean; isSame: boolean } | null {
  const priced = options.filter(({ kind }) => kind !== 'as_agreed')
  const prices = priced.flatMap(({ north_cents: north, south_cents: south, own_region_cents: own }) =>
    [north, south, own].filter((cents) => cents !== null),
  )
  if (prices.length === 0) return null
  return {
    from_cents: Math.min(...prices),
    hasSurcharge: priced.some(({ rural_cents: rural }) => rural !== null && rural > 0),
    isSame: new Set(prices).size === 1,
  }
}

export function getDeliveryBrief({ pickup, delivery_options: options }: DeliveryTerms): DeliveryBrief {
  if (pickup === 'must') return { is_pickup_only: true, from_cents: null, is_flat: false }
  const range = getPriceRange(options)
  return { is_pickup_only: false, from_cents: range?.from_cents ?? null, is_flat: range?.isSame ?? false }
}

import { formatMoney } from '#platform/common/formats/formats.ts'
import type { DeliveryOption } from './delivery-options.shapes.ts'
import { getPriceRange } from './delivery-price.ts'
import * as t from '#domains/delivery/texts.ts'

/** The name of the option that is proposed for vehicles. */
export const getVehicleTransport = (): string => t.vehicle_transport()

export function formatOption({ kind, name, radius_km: radius }: DeliveryOption): string {
  // It names its kind already.
  if (kind === 'as_agreed' || name === t.vehicle_transport()) return name
  const named = { name, has_name: name !== '' }
  if (kind === 'courier') return t.courier_option(named)
  return kind === 'post' ? t.post_option(named) : t.own_delivery_option({ ...named, km: radius ?? 0 })
}

export interface PlacePrice {
  /** Empty where the option has one price alone. */
  place: string
  cents: number
}

/** @param region the name of the listing's region; empty while it is unknown */
export function listPlacePrices(option: DeliveryOption, region: string): PlacePrice[] {
  const { kind, north_cents: north, south_cents: south, own_region_cents: own } = option
  const priced = (place: string, cents: number | null) => (cents === null ? [] : [{ place, cents }])
  if (kind === 'own_delivery') return priced('', own)
  if (kind === 'as_agreed') return priced('', north)
  return [
    ...(north === south
      ? priced(t.north_and_south_island(), north)
      : [...priced(t.north_island(), north), ...priced(t.south_island(), south)]),
    ...priced(region || t.sellers_region(), own),
  ]
}

/** 'North Island NZ$ 7 · South Island NZ$ 12 · Wellington NZ$ 5 · rural + NZ$ 4.50 · tracked' */
export function formatOptionPrices(option: DeliveryOption, region: string): string {
  const prices = listPlacePrices(option, region).map(({ place, cents }) =>
    `${place} ${cents === 0 ? t.free() : formatMoney(cents)}`.trim(),
  )
  return [...prices, ...listExtras(option), ...listSending(option)].join(' · ')
}

function listExtras({ kind, rural_cents: rural, further_cents: further }: DeliveryOption): string[] {
  if (kind === 'as_agreed') return []
  return [
    ...(rural === null ? [t.no_rural_delivery()] : []),
    ...(rural !== null && rural > 0 ? [t.rural_on_top({ price: formatMoney(rural) })] : []),
    ...(further > 0 ? [t.each_further_item({ price: formatMoney(further) })] : []),
  ]
}

/** When it is sent, and whether it can be followed. */
export const listSending = ({ days_to_send: days, is_tracked: isTracked }: DeliveryOption): string[] => [
  ...(days === null ? [] : [t.sent_within_days({ count: days })]),
  ...(isTracked ? [t.tracked()] : []),
]

/** 'Delivery from NZ$ 7, rural NZ$ 4.50 more' */
export function describeDeliveryPrice(options: DeliveryOption[]): string {
  const values = getPriceValues(options)
  return values ? t.delivery_for_a_price(values) : t.delivery_to_be_agreed()
}

/** 'From NZ$ 7, rural NZ$ 4.50 more'; null where no price is named. */
export function formatPriceRange(options: DeliveryOption[]): string | null {
  const values = getPriceValues(options)
  return values && t.price_range(values)
}

/** The values of a sentence about the prices; null where no price is named. */
export function getPriceValues(options: DeliveryOption[]) {
  const range = getPriceRange(options)
  if (!range) return null
  const { from_cents: fromCents, hasSurcharge, isSame } = range
  const surcharges = options.flatMap(({ kind, rural_cents: rural }) =>
    kind === 'as_agreed' || rural === null ? [] : [rural],
  )
  const kind: 'from' | 'free' | 'other' = !isSame ? 'from' : fromCents === 0 ? 'free' : 'other'
  const surcharge: 'same' | 'up_to' | 'other' = !hasSurcharge
    ? 'other'
    : new Set(surcharges).size === 1
      ? 'same'
      : 'up_to'
  return {
    price: formatMoney(fromCents),
    kind,
    rural: formatMoney(Math.max(0, ...surcharges)),
    surcharge,
  }
}

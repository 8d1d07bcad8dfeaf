import type { Listing, ListingCard } from '#domains/listings/common/listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { shippingPrices } from '#domains/listings/common/property-price.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { VehicleBrief } from '#domains/listings/common/vehicles.shapes.ts'
import * as t from '#domains/listings/texts.ts'

const ordered = ['year', 'odometer_km', 'length_m', 'transmission', 'fuel_type', 'engine_cc'] as const
const maxFacts = 4

/** '2016 · 84,250 km · Automatic · Petrol' */
export const vehicleLine = (brief: VehicleBrief): string =>
  ordered
    .map((field) => describeVehicleValue(field, brief[field]))
    .filter((words) => words !== null)
    .slice(0, maxFacts)
    .join(' · ')

export function describeThing({
  vehicle_brief: vehicleBrief,
  condition,
}: Pick<ListingCard, 'vehicle_brief' | 'condition'>) {
  if (vehicleBrief) return vehicleLine(vehicleBrief)
  return condition === 'new' ? t.new_word() : condition === 'used' ? t.used() : ''
}

/** 'Shipping from NZ$ 7 · Pickup from Petone' */
export function describeDelivery({
  shipping_options: shippingOptions,
  pickup,
  place_name: placeName,
}: Pick<Listing, 'shipping_options' | 'pickup' | 'place_name'>): string {
  if (pickup === 'must') return t.pickup_only_place_name({ place_name: placeName })
  const { from_cents: fromCents, options } = shippingPrices(shippingOptions)
  const shipping =
    fromCents === null
      ? t.shipping_to_be_agreed()
      : fromCents === 0
        ? t.free_shipping()
        : options.length > 1
          ? t.shipping_from_price({ price: formatMoney(fromCents) })
          : t.shipping_price({ price: formatMoney(fromCents) })
  return pickup === 'none' ? shipping : `${shipping} · ${t.pickup_from_place({ place: placeName })}`
}

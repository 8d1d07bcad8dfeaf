import type { Listing, ListingCard } from '#domains/listings/common/listings.ts'
import { describeDeliveryPrice } from '#domains/delivery/common/delivery-labels.ts'
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

/** 'Delivery from NZ$ 7, rural NZ$ 4.50 more · Pickup from Petone' */
export function describeDelivery({
  delivery_options: deliveryOptions,
  pickup,
  place_name: placeName,
}: Pick<Listing, 'delivery_options' | 'pickup' | 'place_name'>): string {
  if (pickup === 'must') return t.pickup_only_place_name({ place_name: placeName })
  const delivery = describeDeliveryPrice(deliveryOptions)
  return pickup === 'none' ? delivery : `${delivery} · ${t.pickup_from_place({ place: placeName })}`
}

import { formatMinutes } from '#shared/rules/closing-rules.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import type { AdminListing } from '#contract/moderation/moderation.ts'
import type { Property } from '#contract/listings/properties.ts'
import { price_methods } from '#shared/words/property-words.ts'
import { describeVehicleValue, vehicleWords } from '#shared/words/vehicle-words.ts'
import type { Vehicle } from '#contract/listings/vehicles.ts'
import type { VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import { detailFacts, keyFacts, rentalFacts } from '#web/features/listings/types/property-facts.ts'

export interface Detail {
  name: string
  value: string
}

const conditions = { new: 'New', used: 'Used' }
const pickups = { none: 'No pickup', allowed: 'Pickup available', must: 'Pickup only' }
const payments = { bank_transfer: 'Bank transfer', cash: 'Cash', other: 'Other' }

type Line = [name: string, value: string | null | false]

/** Everything else that its seller has filled in, a line each, as people read it. */
export function getDetails(listing: AdminListing): Detail[] {
  const { address, vehicle, property } = listing
  const lines: Line[] = [
    ['Condition', listing.condition && conditions[listing.condition]],
    ...saleLines(listing),
    ...deliveryLines(listing),
    ...(vehicle ? vehicleLines(vehicle) : []),
    ...(property ? propertyLines(property, address) : [['Address', address] as Line]),
    ...listing.attribute_rows.map(({ name, words }): Line => [name, words]),
  ]
  return lines.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

const money = (cents: number | null) => cents !== null && formatMoney(cents)

function saleLines(listing: AdminListing): Line[] {
  const isAuction = listing.sale_method === 'auction'
  return [
    ['Start price', isAuction && money(listing.start_price_cents)],
    ['Reserve price', money(listing.reserve_price_cents)],
    ['Buy now price', isAuction && money(listing.buy_now_price_cents)],
    ['Duration', isAuction && listing.duration_minutes !== null && formatMinutes(listing.duration_minutes)],
    ['Quantity', listing.quantity > 1 && listing.quantity.toLocaleString('en-NZ')],
    ['Offers', listing.accepts_offers && 'Accepted'],
    ['Accepts offers from', money(listing.auto_accept_cents)],
    ['Declines offers below', money(listing.auto_decline_cents)],
  ]
}

function deliveryLines({ type, pickup, shipping_options, payment_methods }: AdminListing): Line[] {
  return [
    ['Pickup', type === 'general' && pickups[pickup]],
    [
      'Shipping',
      shipping_options.map(({ label, price_cents }) => `${label}, ${formatMoney(price_cents)}`).join('; '),
    ],
    ['Payment', payment_methods.map((method) => payments[method]).join(', ')],
  ]
}

const vehicleLines = (vehicle: Vehicle): Line[] =>
  (Object.keys(vehicleWords) as VehicleField[]).map((field) => [
    vehicleWords[field].label,
    describeVehicleValue(field, vehicle[field]),
  ])

function propertyLines(property: Property, address: string): Line[] {
  const facts = [...detailFacts(property, address), ...rentalFacts(property), ...keyFacts(property)]
  const lines = facts.map(({ label, value }): Line => [label, value])
  const isRepeated = ([name]: Line, n: number) => lines.findIndex(([other]) => other === name) < n
  return [
    ['Priced by', property.price_method && price_methods[property.price_method]],
    ...lines.filter((line, n) => !isRepeated(line, n)),
    ['Insulation', property.insulation],
    ['Healthy homes', property.healthy_homes],
  ]
}

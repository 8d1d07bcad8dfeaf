import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { formatOption, formatOptionPrices } from '#domains/delivery/common/delivery-labels.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import type { Property } from '#domains/listings/common/properties.shapes.ts'
import { getPriceMethods } from '#domains/listings/common/property-labels.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { getVehicleField, vehicleFieldNames } from '#domains/listings/common/rules/vehicle-fields.ts'
import { detailFacts, keyFacts, rentalFacts } from '#domains/listings/web/types/property-facts.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

export interface Detail {
  name: string
  value: string
}

const getConditions = makeTexts(() => ({ new: t.new_word(), used: t.used() }))
const getPickups = makeTexts(() => ({
  none: t.no_pickup(),
  allowed: t.pickup_available(),
  must: t.pickup_only(),
}))
const getPayments = makeTexts(() => ({ bank_transfer: t.bank_transfer(), cash: t.cash(), other: t.other() }))

type Line = [name: string, value: string | null | false]

export function getDetails(listing: AdminListing): Detail[] {
  const { address, vehicle, property } = listing
  const lines: Line[] = [
    [t.condition(), listing.condition && getConditions()[listing.condition]],
    ...saleLines(listing),
    ...deliveryLines(listing),
    ...(vehicle ? vehicleLines(vehicle) : []),
    ...(property ? propertyLines(property, address) : [[t.address(), address] as Line]),
    ...listing.attribute_rows.map(({ name, words }): Line => [name, words]),
  ]
  return lines.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

const money = (cents: number | null) => cents !== null && formatMoney(cents)

function saleLines(listing: AdminListing): Line[] {
  const isAuction = listing.sale_method === 'auction'
  return [
    [t.start_price(), isAuction && money(listing.start_price_cents)],
    [t.reserve_price(), money(listing.reserve_price_cents)],
    [t.buy_now_price(), isAuction && money(listing.buy_now_price_cents)],
    [t.duration(), isAuction && listing.duration_minutes !== null && formatMinutes(listing.duration_minutes)],
    [t.quantity(), listing.quantity > 1 && formatCount(listing.quantity)],
    [t.offers(), listing.accepts_offers && t.accepted()],
    [t.accepts_offers_from(), money(listing.auto_accept_cents)],
    [t.declines_offers_below(), money(listing.auto_decline_cents)],
  ]
}

function deliveryLines({
  type,
  pickup,
  delivery_options: deliveryOptions,
  payment_methods: paymentMethods,
}: AdminListing): Line[] {
  return [
    [t.pickup(), type === 'general' && getPickups()[pickup]],
    [
      t.delivery(),
      deliveryOptions
        .map((option) => `${formatOption(option)}: ${formatOptionPrices(option, '')}`)
        .join('; '),
    ],
    [t.payment(), paymentMethods.map((method) => getPayments()[method]).join(', ')],
  ]
}

const vehicleLines = (vehicle: Vehicle): Line[] =>
  vehicleFieldNames.map((field) => [
    getVehicleField(field).texts.label(),
    describeVehicleValue(field, vehicle[field], vehicle.fuel_type),
  ])

function propertyLines(property: Property, address: string): Line[] {
  const facts = [...detailFacts(property, address), ...rentalFacts(property), ...keyFacts(property)]
  const lines = facts.map(({ label, value }): Line => [label, value])
  const isRepeated = ([name]: Line, n: number) => lines.findIndex(([other]) => other === name) < n
  return [
    [t.priced_by(), property.price_method && getPriceMethods()[property.price_method]],
    ...lines.filter((line, n) => !isRepeated(line, n)),
    [t.insulation(), property.insulation],
    [t.healthy_homes(), property.healthy_homes],
  ]
}

import { describeDeliveryPrice } from '#domains/delivery/common/delivery-labels.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { Property } from '#domains/listings/common/properties.shapes.ts'
import { priceText } from '#domains/listings/common/property-price.ts'
import { describeFieldValue } from '#domains/listings/common/rules/describe-field-value.ts'
import {
  getPropertyField,
  propertyFieldNames,
  type PropertyField,
} from '#domains/listings/common/rules/property-fields.ts'
import { getVehicleField, vehicleFieldNames } from '#domains/listings/common/rules/vehicle-fields.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import { formatInstant, formatMoney } from '#platform/common/formats/formats.ts'
import * as t from '#domains/watchlist/texts.ts'

export interface CompareRow {
  label: string
  /** One for each listing; null where it isn't given. */
  values: (string | null)[]
}

export interface CompareTable {
  /** Price, closing, delivery and seller, whether they differ or not. */
  top: CompareRow[]
  differing: CompareRow[]
  same: CompareRow[]
}

/** The listings are of one type. Rows without any value are left out. */
export function compareListings(listings: readonly Listing[]): CompareTable {
  const rows = [...listDetailRows(listings), ...listFieldRows(listings)].filter(hasValue)
  const isSame = ({ values }: CompareRow) =>
    listings.length > 1 && values.every((value) => value === values[0])
  return {
    top: listTopRows(listings).filter(hasValue),
    differing: rows.filter((row) => !isSame(row)),
    same: rows.filter(isSame),
  }
}

const hasValue = ({ values }: CompareRow) => values.some((value) => value !== null)

function listTopRows(listings: readonly Listing[]): CompareRow[] {
  const row = (label: string, describe: (listing: Listing) => string | null): CompareRow => ({
    label,
    values: listings.map(describe),
  })
  return [
    row(t.compare_price(), describePrice),
    row(t.compare_buy_now(), ({ sale_method: method, buy_now_price_cents: cents }) =>
      method === 'auction' && cents !== null ? formatMoney(cents) : null,
    ),
    row(t.compare_closing(), describeClosing),
    row(t.compare_delivery(), describeDelivery),
    row(t.compare_seller(), ({ seller }) => seller.trading_name ?? seller.display_name),
    row(t.compare_seller_rating(), ({ seller: { rating, review_count: count } }) =>
      rating === null ? t.no_reviews_yet() : t.rating_from_reviews({ rating, count }),
    ),
  ]
}

function describePrice(listing: Listing): string {
  if (listing.status === 'sold' && listing.closing?.price_cents != null)
    return formatMoney(listing.closing.price_cents)
  const price = priceText(listing)
  if (listing.sale_method !== 'auction') return price
  return listing.bid_count === 0
    ? t.price_starts_at({ price })
    : t.price_with_bids({ price, count: listing.bid_count })
}

function describeClosing({ status, closes_at: closesAt }: Listing): string {
  if (status === 'sold') return t.sold()
  if (status === 'unsold') return t.not_sold()
  if (status === 'withdrawn') return t.withdrawn()
  return closesAt === null ? t.available_until_sold() : formatInstant(new Date(closesAt))
}

function describeDelivery({ type, pickup, delivery_options: options }: Listing): string | null {
  if (type !== 'general') return null
  if (pickup === 'must') return t.pickup_only()
  const delivery = describeDeliveryPrice(options)
  return pickup === 'allowed' ? t.delivery_or_pickup({ delivery }) : delivery
}

function listDetailRows(listings: readonly Listing[]): CompareRow[] {
  return [
    { label: t.compare_place(), values: listings.map(({ place_name: place }) => place) },
    {
      label: t.compare_condition(),
      values: listings.map(({ condition }) =>
        condition === null ? null : condition === 'new' ? t.condition_new() : t.condition_used(),
      ),
    },
    {
      label: t.compare_category(),
      values: listings.map(({ categories }) => categories.at(-1)?.name ?? null),
    },
  ]
}

type ComparedField = Exclude<Extract<PropertyField, keyof Property>, 'floor_plan_ids' | 'open_homes'>

/** Not a value by themselves, or internal. */
const notCompared = new Set<PropertyField>([
  'agent_ids',
  'document_ids',
  'floor_plan_ids',
  'open_homes',
  'search_price_cents',
  'shows_address',
])

const isCompared = (field: PropertyField): field is ComparedField => !notCompared.has(field)

function listFieldRows(listings: readonly Listing[]): CompareRow[] {
  const ofVehicles = vehicleFieldNames.map((field) => ({
    label: getVehicleField(field).texts.label(),
    values: listings.map(({ vehicle }) =>
      vehicle ? describeVehicleValue(field, vehicle[field], vehicle.fuel_type) : null,
    ),
  }))
  const ofProperties = propertyFieldNames.filter(isCompared).map((field) => {
    const { value: kind, texts } = getPropertyField(field)
    return {
      label: (texts.fact ?? texts.label)(),
      values: listings.map(({ property }) => (property ? describeFieldValue(kind, property[field]) : null)),
    }
  })
  return [...ofVehicles, ...ofProperties, ...listAnswerRows(listings)]
}

/** The answers to the filters of their categories. */
function listAnswerRows(listings: readonly Listing[]): CompareRow[] {
  const labels = new Map(
    listings.flatMap(({ attribute_rows: rows }) => rows.map(({ key, name }) => [key, name] as const)),
  )
  return [...labels].map(([key, label]) => ({
    label,
    values: listings.map(({ attribute_rows: rows }) => rows.find((row) => row.key === key)?.words ?? null),
  }))
}

import type { Account } from '#domains/accounts/common/accounts.ts'
import { attributeRows } from '#domains/listings/common/rules/attributes.ts'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import type { AttributeValue, Listing } from '#domains/listings/common/listings.ts'
import type { Image, ListingDocument } from '#domains/media/common/media.ts'
import { confirmedBy } from '#domains/listings/common/rules/register-rules.ts'
import type { RegisterWord } from '#domains/listings/common/register-word.shapes.ts'
import type { VehicleLookUp } from '#domains/vehicles/common/vehicle-data.ts'
import { registerFields } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { shownPrice } from '#domains/listings/common/rules/property-rules.ts'
import { toListingId } from '#platform/common/ids.ts'
import { getDetails } from '../form/sell-check.ts'
import { getDeliveryBrief } from '#domains/delivery/common/delivery-price.ts'
import { readOptions } from '../delivery/option-values.ts'
import type { SellValues } from '../form/sell-values.ts'
import * as t from '#domains/selling/texts.ts'

export interface DraftAround {
  id: number | null
  seller: Account
  place_name: string | null
  region_name: string
  images: Image[]
  documents: ListingDocument[]
  closes_at: Date | null
  register: VehicleLookUp | null
  filters: Filter[]
}

const getBrief = ({ type, pickup, delivery }: SellValues) =>
  type === 'general' ? getDeliveryBrief({ pickup, delivery_options: readOptions(delivery) }) : null

export function listingFrom(
  values: SellValues,
  { id, seller, images, documents, register, filters, ...around }: DraftAround,
): Listing {
  const isAuction = values.sale_method === 'auction'
  const { vehicle, property } = getDetails(values)
  const priceCents = property
    ? shownPrice(property)
    : ((isAuction ? values.start_price_cents : values.buy_now_price_cents) ?? 0)
  const quantity = isAuction ? 1 : Math.max(1, Math.trunc(Number(values.quantity)) || 1)
  const now = new Date().toISOString()
  return {
    id: toListingId(id ?? 0),
    listing_id: toListingId(id ?? 0),
    type: values.type,
    status: 'active',
    sale_method: values.sale_method,
    price_cents: priceCents,
    bid_count: 0,
    earlier_price: null,
    photo_count: images.length,
    reserve_state: isAuction && values.reserve_price_cents ? 'not_met' : 'none',
    closes_at: around.closes_at && around.closes_at.toISOString(),
    minimum_next_bid_cents: isAuction ? priceCents : null,
    buy_now_price_cents: values.buy_now_price_cents ?? null,
    quantity_left: quantity,
    quantity,
    accepts_offers: values.accepts_offers,
    watchers: 0,
    leader_pseudonym: null,
    hold_until: null,
    deal_version: 0,
    title: values.title.trim() || t.no_title_yet(),
    subtitle: values.subtitle.trim(),
    cover: images[0] ?? null,
    condition: values.condition,
    region: '',
    region_name: around.region_name,
    district: '',
    suburb: values.suburb ?? '',
    place_name: around.place_name ?? t.no_place_yet(),
    point: null,
    created_at: now,
    seller_name: (seller.seller_kind === 'in_trade' && seller.trading_name) || seller.display_name,
    delivery_brief: getBrief(values),
    vehicle_brief: vehicle,
    property_brief: property && { ...property, next_open_home: property.open_homes[0] ?? null },
    attributes: Object.fromEntries(
      Object.entries(values.attributes).filter(
        (entry): entry is [string, AttributeValue] => entry[1] != null,
      ),
    ),
    attribute_rows: attributeRows(filters, values.attributes),
    vehicle,
    register_word: vehicle && register && getRegisterWord(register, vehicle),
    // It needs the trader's address and number, which the server adds.
    consumer_notice: null,
    property,
    address: property?.shows_address ? values.address || null : null,
    description: values.description,
    images,
    documents,
    agents: [],
    buyer_requirements: [],
    categories: [],
    start_price_cents: values.start_price_cents ?? null,
    pickup: values.pickup,
    delivery_from: { region: '', latitude: 0, longitude: 0 },
    delivery_options: readOptions(values.delivery),
    payment_methods: values.payment_methods,
    seller: getSeller(seller),
    views: 0,
    starts_at: now,
    closing: null,
    withdrawal_reason: null,
    updated_at: now,
    version: 0,
    viewer: null,
  }
}

const getSeller = (seller: Account): Listing['seller'] => ({
  id: seller.id,
  display_name: seller.display_name,
  trading_name: seller.seller_kind === 'in_trade' ? seller.trading_name : null,
  avatar: seller.avatar,
  seller_kind: seller.seller_kind,
  member_since: seller.member_since,
  region: seller.region,
  sold_count: 0,
  rating: null,
  review_count: 0,
  branding: null,
  has_page: true,
  agency:
    seller.seller_kind === 'in_trade' && seller.agency_licence !== null
      ? { name: seller.trading_name ?? seller.display_name, licence: seller.agency_licence }
      : null,
})

const getRegisterWord = ({ record, ...rest }: VehicleLookUp, vehicle: Vehicle): RegisterWord => ({
  ...rest,
  confirmed: confirmedBy(registerFields, record, vehicle),
  odometer_km: record.odometer_km,
})

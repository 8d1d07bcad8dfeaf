import type { Image } from '#domains/media/common/media.ts'
import type {
  Listing,
  ListingCard,
  ListingHold,
  ListingViewer,
  LiveListing,
} from '#domains/listings/common/listings.ts'
import { publicPoint } from '#domains/places/common/public-point.ts'
import { getDeliveryBrief } from '#domains/delivery/common/delivery-price.ts'
import { minimumNextBid, reserveState } from '#domains/deals/common/price-ladder.ts'
import {
  buyNowIsOffered,
  isOpenAt,
  eligibilityFor,
  type DealParty,
} from '#domains/deals/server/deals.service.ts'
import type { selectHold } from '#domains/deals/server/holds.service.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { OwnDetails } from './detail/details.service.ts'
import { propertyBriefView, publicPropertyView } from './detail/details.view.ts'
import type { DetailRow, PublicRow, ViewerRow } from './listings.queries.ts'

const instant = (at: Date | null) => at && at.toISOString()

type LiveColumns = Pick<
  PublicRow,
  | 'id'
  | 'status'
  | 'sale_method'
  | 'kind'
  | 'seller_id'
  | 'price_cents'
  | 'bid_count'
  | 'reserve_price_cents'
  | 'buy_now_price_cents'
  | 'quantity_left'
  | 'closes_at'
  | 'closed_at'
  | 'watchers'
  | 'leader_pseudonym'
  | 'deal_version'
  | 'hold_until'
>

/** Never includes a limit or the reserve. */
export function liveView(row: LiveColumns): LiveListing {
  const isOpen = row.status === 'active' && row.closed_at === null
  return {
    listing_id: row.id,
    status: row.status,
    sale_method: row.sale_method,
    price_cents: row.price_cents,
    bid_count: row.bid_count,
    reserve_state: reserveState(row),
    closes_at: row.kind === 'auction' ? instant(row.closes_at) : null,
    minimum_next_bid_cents: isOpen && row.kind === 'auction' ? minimumNextBid(row) : null,
    buy_now_price_cents: isOpen && buyNowIsOffered(row) ? row.buy_now_price_cents : null,
    quantity_left: row.quantity_left,
    watchers: row.watchers,
    leader_pseudonym: row.leader_pseudonym,
    hold_until: isOpen ? instant(row.hold_until) : null,
    deal_version: row.deal_version,
  }
}

export function cardView(row: PublicRow, cover: Image | null): ListingCard {
  const placeName =
    row.suburb_name === row.district_name ? row.suburb_name : `${row.suburb_name}, ${row.district_name}`
  return {
    ...liveView(row),
    id: row.id,
    type: row.type,
    title: row.title,
    subtitle: row.subtitle,
    cover,
    condition: row.condition,
    region: row.region,
    district: row.district,
    suburb: row.suburb,
    place_name: placeName,
    point: publicPoint(row),
    created_at: row.created_at.toISOString(),
    starts_at: row.starts_at?.toISOString() ?? null,
    seller_name: row.seller_name,
    ...(row.is_featured && { is_featured: true as const }),
    earlier_price: earlierPriceView(row),
    photo_count: row.photo_count,
    delivery_brief: deliveryBriefView(row),
    vehicle_brief: row.vehicle_brief,
    property_brief: row.property_brief && propertyBriefView(row.property_brief, new Date()),
  }
}

const earlierPriceView = ({
  earlier_price_cents: cents,
  earlier_price_until: until,
  price_cents: price,
}: PublicRow) =>
  cents !== null && until !== null && cents > price && price > 0
    ? { price_cents: cents, until: until.toISOString() }
    : null

const deliveryBriefView = ({ type, pickup, delivery_options: options }: PublicRow) =>
  type === 'general'
    ? getDeliveryBrief({ pickup, delivery_options: fromColumn<Listing['delivery_options']>(options) })
    : null

export function listingView(
  row: DetailRow,
  {
    details: { vehicle, property },
    branding,
    ...parts
  }: {
    images: Image[]
    documents: Listing['documents']
    agents: Listing['agents']
    branding: Listing['seller']['branding']
    categories: Listing['categories']
    buyer_requirements: Listing['buyer_requirements']
    viewer: ListingViewer | null
    attribute_rows: Listing['attribute_rows']
    details: OwnDetails
    register_word: Listing['register_word']
    consumer_notice: Listing['consumer_notice']
  },
): Listing {
  return {
    ...cardView(row, parts.images[0] ?? null),
    ...parts,
    region_name: row.region_name,
    description: row.description,
    start_price_cents: row.start_price_cents,
    quantity: row.quantity,
    accepts_offers: row.accepts_offers,
    pickup: row.pickup,
    delivery_options: fromColumn<Listing['delivery_options']>(row.delivery_options),
    delivery_from: { region: row.region, latitude: row.suburb_latitude, longitude: row.suburb_longitude },
    payment_methods: fromColumn<Listing['payment_methods']>(row.payment_methods),
    attributes: fromColumn<Listing['attributes']>(row.attributes),
    vehicle,
    property: property && publicPropertyView(property, new Date()),
    address: property?.shows_address ? row.address || null : null,
    seller: {
      id: row.seller_id,
      display_name: row.display_name,
      trading_name: row.seller_kind === 'in_trade' ? row.trading_name : null,
      avatar: row.avatar,
      seller_kind: row.seller_kind,
      member_since: row.member_since.toISOString(),
      region: row.seller_region,
      sold_count: row.sold_count,
      rating: row.rating,
      review_count: row.review_count,
      agency: getAgency(row),
      branding,
      has_page: row.seller_status === 'active',
    },
    views: row.views,
    closing: closingView(row),
    withdrawal_reason: row.withdrawal_reason || null,
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** An agency and its licence must be named on every listing of land it sells for others. */
const getAgency = ({
  seller_kind: sellerKind,
  agency_licence: agencyLicence,
  trading_name: tradingName,
  display_name: displayName,
}: DetailRow) =>
  sellerKind === 'in_trade' && agencyLicence !== null
    ? { name: tradingName ?? displayName, licence: agencyLicence }
    : null

function closingView(row: DetailRow): Listing['closing'] {
  const fellThrough = row.status === 'sold' && row.sale_fell_through
  // An unsold auction may have been agreed on afterwards.
  if (row.outcome && row.ended_at && !(row.outcome === 'unsold' && row.status === 'sold')) {
    // A sale that the winner didn't pay for may have gone to the next bidder at another price.
    const priceCents =
      row.outcome === 'sold' ? (row.trade_price_cents ?? row.ended_price_cents) : row.ended_price_cents
    return {
      outcome: row.outcome,
      at: row.ended_at.toISOString(),
      price_cents: priceCents,
      fell_through: fellThrough,
    }
  }
  if (row.closed_at && (row.status === 'sold' || row.status === 'unsold')) {
    const { status: outcome, trade_price_cents: priceCents } = row
    return { outcome, at: row.closed_at.toISOString(), price_cents: priceCents, fell_through: fellThrough }
  }
  return null
}

function exactPlace({ address, latitude, longitude }: ViewerRow): ListingViewer['place'] {
  return address === '' && latitude === null ? null : { address, latitude, longitude }
}

type HoldRow = NonNullable<Awaited<ReturnType<typeof selectHold>>>

export const holdView = ({ until, note, buyer_id: id, buyer_name: name }: HoldRow): ListingHold => ({
  until: until.toISOString(),
  buyer: id === null || name === null ? null : { id, name },
  note,
})

export function viewerView(
  deal: ViewerRow,
  account: DealParty,
  {
    listing_status: listingStatus,
    open_requirements: openRequirements,
    hold,
  }: Pick<ListingViewer, 'open_requirements'> & {
    listing_status: string
    hold: HoldRow | undefined
  },
): ListingViewer {
  const { bought_quantity: boughtQuantity, bought_at: boughtAt } = deal
  const {
    may_bid: mayBid,
    may_buy_now: mayBuyNow,
    denialReason,
  } = eligibilityFor({
    deal,
    account,
    listing_status: listingStatus,
    now: deal.now,
  })
  return {
    is_seller: deal.seller_id === account.id,
    favourite_id: deal.favourite_id,
    is_leading: deal.leader_id === account.id,
    my_pseudonym: deal.my_pseudonym,
    my_max_cents: deal.my_max_cents,
    may_lower_maximum:
      deal.is_risen &&
      listingStatus === 'active' &&
      isOpenAt(deal, deal.now) &&
      deal.leader_id === account.id,
    has_bid: deal.my_max_cents !== null,
    may_bid: mayBid,
    may_buy_now: mayBuyNow,
    why_not: denialReason,
    open_requirements: openRequirements,
    is_hold_mine: hold?.buyer_id === account.id,
    hold: hold && deal.seller_id === account.id ? holdView(hold) : null,
    trade_id: deal.trade_id,
    bought: boughtQuantity && boughtAt ? { quantity: boughtQuantity, at: boughtAt.toISOString() } : null,
    place: deal.seller_id === account.id || deal.trade_id !== null ? exactPlace(deal) : null,
  }
}

import type { OperationReply } from '#platform/common/operation.ts'
import type { Image } from '#domains/media/common/media.ts'
import type { OwnListingNeed, listOwnListings, OwnListing } from '#domains/selling/common/own-listings.ts'
import { ownListing } from '#domains/selling/common/own-listings.shapes.ts'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { propertyBriefView, type OwnDetails } from '#domains/listings/server/detail/details.service.ts'
import { holdView, mayRelist, type ListingRow } from '#domains/listings/server/listings.service.ts'
import { must } from '#platform/common/must.ts'
import { keysOf, pickOf } from '#platform/common/records.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { NeedRow, OwnTableRow } from './own-table.queries.ts'

type OwnTableView = OperationReply<typeof listOwnListings>['items'][number]

const instant = (at: Date | null) => at && at.toISOString()

export function ownListingView(
  row: ListingRow,
  {
    images,
    documents,
    ...more
  }: OwnDetails & Pick<OwnListing, 'images' | 'documents' | 'status_reason' | 'scheduled_start'>,
): OwnListing {
  const closesAt = instant(row.closes_at)
  const runsUntilSold = row.sale_method !== 'auction' && row.status !== 'draft'
  return {
    ...pickColumns(row),
    images,
    documents,
    closes_at: runsUntilSold ? null : closesAt,
    delivery_options: fromColumn<OwnListing['delivery_options']>(row.delivery_options),
    payment_methods: fromColumn<OwnListing['payment_methods']>(row.payment_methods),
    expires_at: runsUntilSold ? closesAt : null,
    attributes: fromColumn<OwnListing['attributes']>(row.attributes),
    ...more,
    updated_at: row.updated_at.toISOString(),
  }
}

type Column = keyof OwnListing & keyof ListingRow

/** Its own columns have the names under which the owner reads them. */
const pickColumns = (row: ListingRow) =>
  pickOf(
    row,
    keysOf(row).filter((column): column is Column => column in ownListing.shape),
  )

export function ownTableView(row: OwnTableRow, cover: Image | null): OwnTableView {
  const isAuction = row.sale_method === 'auction'
  const plannedCents = isAuction ? row.start_price_cents : row.buy_now_price_cents
  const priceCents = row.price_cents ?? plannedCents
  const bidCount = row.bid_count ?? 0
  const reservePriceCents = isAuction ? (row.deal_reserve_cents ?? row.reserve_price_cents) : null
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    title: row.title,
    cover,
    sale_method: row.sale_method,
    price_cents: priceCents,
    bid_count: bidCount,
    reserve_state: reserveState({
      reserve_price_cents: reservePriceCents,
      price_cents: priceCents ?? 0,
      bid_count: bidCount,
    }),
    reserve_price_cents: reservePriceCents,
    offers_waiting: row.offers_waiting,
    closes_at: isAuction
      ? instant(
          row.closes_at ??
            (row.status === 'draft' || row.status === 'pending' ? row.planned_closes_at : null),
        )
      : null,
    expires_at: !isAuction && row.status === 'active' ? instant(row.closes_at) : null,
    scheduled_start: row.status === 'draft' ? instant(row.scheduled_start) : null,
    may_relist: row.relisted_as === null && mayRelist(row.status, row.fallen_through > 0),
    relisted_as: row.relisted_as,
    earlier_rounds: row.earlier_rounds,
    sold: row.sold_pieces > 0 ? { pieces: row.sold_pieces, total_cents: row.sold_total_cents } : null,
    quantity_left: row.quantity_left ?? row.quantity,
    watchers: row.watchers,
    questions_waiting: row.questions_waiting,
    property_brief: row.property_brief && propertyBriefView(row.property_brief, new Date()),
    views: row.views,
    is_featured: row.is_featured,
    hold: row.hold_until && holdView({ ...row, until: row.hold_until, note: row.hold_note ?? '' }),
    status_reason: row.status_reason,
    updated_at: row.updated_at.toISOString(),
    deal_version: row.deal_version ?? 0,
  }
}

/** The rows are sorted by kind. */
export function needsView(rows: NeedRow[], covers: ReadonlyMap<number, Image>): OwnListingNeed[] {
  const needs: OwnListingNeed[] = []
  for (const { kind, count, waiting_in_all: waiting, cover_id: coverId, at, ...item } of rows) {
    if (needs.at(-1)?.kind !== kind) needs.push({ kind, count, waiting, items: [] })
    must(needs.at(-1), 'last need').items.push({
      ...item,
      cover: covers.get(coverId ?? 0) ?? null,
      at: at.toISOString(),
    })
  }
  return needs
}

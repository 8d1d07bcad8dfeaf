import { Readable } from 'node:stream'
import { maxFound } from '#domains/moderation/common/records/records.ts'
import { attributeRows } from '#domains/listings/common/rules/attributes.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import { selectHistory, selectFoundListings } from './found-listings.queries.ts'
import {
  getListingStatusLabels,
  getListingTypeLabels,
  getSaleMethodLabels,
} from '#domains/listings/common/listing-labels.ts'
import type {
  listAdminListings,
  AdminListing,
  AdminListingRow,
} from '#domains/moderation/common/moderation.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { selectFilters, selectCategoryPath } from '#domains/catalogue/server/catalogue.service.ts'
import { readOwnById } from '#domains/selling/server/publishing/drafts.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { csvDollars, csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  selectAdminListing,
  selectAdminListingIds,
  selectAdminListingPage,
  selectAdminListingRows,
  selectWaiting,
  type AdminListingRecord,
  type AdminListingSearch,
} from './admin-listings.queries.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/moderation/texts.ts'

export async function readTable(
  db: Db,
  { page, limit, ...search }: OperationValues<typeof listAdminListings>,
): Promise<OperationReply<typeof listAdminListings>> {
  const [{ ids, total }, counts] = await Promise.all([
    selectAdminListingPage(db, search, { page, limit }),
    selectWaiting(db),
  ])
  const rows = await selectAdminListingRows(db, ids, search)
  const covers = await selectImages(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  )
  return {
    items: rows.map((row) => ({ ...rowView(row), cover: covers.get(row.cover_id ?? 0) ?? null })),
    total,
    page,
    limit,
    counts,
  }
}

function rowView({
  cover_id: _cover,
  closes_at: closesAt,
  closed_at: closedAt,
  changed_at: changedAt,
  hoko_flags: hokoFlags,
  oldest_flag: oldestFlag,
  ...row
}: AdminListingRecord): Omit<AdminListingRow, 'cover'> {
  return {
    ...row,
    closes_at: closesAt && closesAt.toISOString(),
    closed_at: closedAt && closedAt.toISOString(),
    changed_at: changedAt.toISOString(),
    is_flagged_by_hoko: hokoFlags > 0,
    oldest_flag: oldestFlag && {
      ...oldestFlag,
      flagged_at: new Date(oldestFlag.flagged_at).toISOString(),
    },
  }
}

const yesNo = (is: boolean) => (is ? t.yes() : t.no())

const getColumns = makeTexts((): CsvColumn<AdminListingRecord>[] => [
  { head: t.moderation_listing(), cell: ({ id }) => id },
  { head: t.type(), cell: ({ type }) => getListingTypeLabels()[type] },
  { head: t.status(), cell: ({ status }) => getListingStatusLabels()[status] },
  { head: t.title(), cell: ({ title }) => title },
  { head: t.category(), cell: ({ category_name: categoryName }) => categoryName },
  { head: t.seller_number(), cell: ({ seller_id: sellerId }) => sellerId },
  { head: t.seller(), cell: ({ seller_name: sellerName }) => sellerName },
  { head: t.sold_by(), cell: ({ sale_method: saleMethod }) => getSaleMethodLabels()[saleMethod] },
  { head: t.price_nz(), cell: ({ price_cents: priceCents }) => csvDollars(priceCents || null) },
  { head: t.bids(), cell: ({ bid_count: bidCount }) => bidCount },
  { head: t.closes_nz_time(), cell: ({ closes_at: closesAt }) => csvTime(closesAt) },
  { head: t.closed_nz_time(), cell: ({ closed_at: closedAt }) => csvTime(closedAt) },
  { head: t.changed_nz_time(), cell: ({ changed_at: changedAt }) => csvTime(changedAt) },
  { head: t.appeal(), cell: ({ appeals }) => yesNo(appeals) },
  { head: t.open_reports(), cell: ({ open_flags: openFlags }) => openFlags },
  { head: t.disputed_sale(), cell: ({ disputed }) => yesNo(disputed) },
])

export async function exportTable(
  db: Db,
  actorId: AccountId,
  search: AdminListingSearch,
): Promise<AnsweredFile> {
  const ids = await selectAdminListingIds(db, search)
  const { sort: _sort, order: _order, ...filters } = search
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'listings.exported',
      subject_kind: 'listings',
      subject_id: null,
      after: { ...filters, rows: ids.length },
    }),
  )
  const day = formatByPattern(new Date(), 'YYYY-MM-DD')
  return {
    name: `hoko-listings-${day}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectAdminListingRows(db, some))),
  }
}

export const findListings = (db: Db, q: string) => selectFoundListings(db, q, maxFound)

export async function readStored(db: Db, id: ListingId): Promise<AdminListing> {
  const row = await selectAdminListing(db, id)
  const own = row && (await readOwnById(db, id))
  if (!row || !own) return refuse('not_found')
  const path = row.category_id === null ? [] : await selectCategoryPath(db, row.category_id)
  const [history, filters] = await Promise.all([selectHistory(db, id), selectFilters(db, row.category_id)])
  return {
    ...own,
    categories: path.map((category) => ({ id: category.id, name: category.name })),
    place_name: getPlace(row),
    attribute_rows: attributeRows(filters, own.attributes),
    seller: {
      id: row.seller_id,
      display_name: row.display_name,
      avatar: row.avatar,
      status: row.seller_status,
      seller_kind: row.seller_kind,
      member_since: row.member_since.toISOString(),
    },
    deal:
      row.price_cents === null || row.bid_count === null
        ? null
        : {
            price_cents: row.price_cents,
            bid_count: row.bid_count,
            closes_at: row.closes_at?.toISOString() ?? null,
            closed_at: row.closed_at?.toISOString() ?? null,
          },
    suspended_for: row.suspended_for,
    history: history.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
  }
}

function getPlace({
  suburb_name: suburbName,
  district_name: districtName,
}: NonNullable<Awaited<ReturnType<typeof selectAdminListing>>>) {
  return suburbName === districtName ? suburbName : [suburbName, districtName].filter(Boolean).join(', ')
}

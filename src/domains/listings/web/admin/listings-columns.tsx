import { Flag, MessageSquareWarning, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { getFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { isKeyOf } from '#platform/common/records.ts'
import type { AdminListingRow, listAdminListings } from '#domains/moderation/common/moderation.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import {
  formatAge,
  formatClosing,
  formatDay,
  formatMoment,
  shortAge,
} from '#domains/staff/web/shared/moments.ts'
import {
  askingPrice,
  describeSold,
  getSaleLabels,
  statusKinds,
  getStatusLabels,
} from '../shared/listing-labels.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

type Search = Pick<OperationValues<typeof listAdminListings>, 'flagged' | 'sold_from' | 'sold_to'>

/** @param openAt the address that opens a listing's drawer */
export function listColumns(search: Search, openAt: (id: number) => string): Column<AdminListingRow>[] {
  return [
    {
      key: 'title',
      head: t.listing(),
      sortable: 'asc',
      grows: true,
      fixed: true,
      cell: (row) => <Named row={row} to={openAt(row.id)} />,
    },
    ...(search.flagged === 'yes' ? [getReportColumn()] : []),
    ...getColumns()
      .filter(({ key }) => search.flagged !== 'yes' || !besideReports.has(key))
      .map((column) =>
        column.key === 'price_cents' && (search.sold_from || search.sold_to) ? getSoldColumn() : column,
      ),
  ]
}

const getReasonWord = (reason: string): string | undefined => {
  const words = getFlagReasonLabels()
  return isKeyOf(words, reason) ? words[reason] : undefined
}

const besideReports = new Set(['category', 'bid_count', 'changed_at'])

const getReportColumn = makeTexts((): Column<AdminListingRow> => ({
  key: 'report',
  head: t.oldest_report(),
  wide: true,
  cell: ({ oldest_flag: oldestFlag }) =>
    oldestFlag && (
      // Two lines leave room for the reported title.
      <span className="num grid w-max max-w-40 text-xs">
        <span className="truncate">{getReasonWord(oldestFlag.reason) ?? oldestFlag.reason}</span>
        <span className="truncate text-ink-2">
          {formatAge(oldestFlag.flagged_at, serverNow())} · {oldestFlag.reporter_name ?? t.hoko()}
        </span>
      </span>
    ),
}))

/** Replaces the price with the sum that the dashboard adds up. */
const getSoldColumn = makeTexts((): Column<AdminListingRow> => ({
  key: 'price_cents',
  head: t.sold_for(),
  sortable: 'desc',
  figure: true,
  wide: true,
  cell: ({ sold }) => sold && describeSold(sold),
}))

const getColumns = makeTexts((): Column<AdminListingRow>[] => [
  {
    key: 'status',
    head: t.status(),
    cell: ({ status, appeals, open_flags: openFlags, is_flagged_by_hoko: isFlaggedByHoko, disputed }) => (
      <span className="flex flex-wrap gap-1 2xl:flex-nowrap">
        <Badge kind={statusKinds[status]}>{getStatusLabels()[status]}</Badge>
        {disputed && (
          <Badge icon={Scale} kind="wrong">
            {t.disputed_sale()}
          </Badge>
        )}
        {appeals && <Badge icon={MessageSquareWarning}>{t.appeal()}</Badge>}
        {openFlags > 0 && (
          <Badge icon={Flag} kind="wrong">
            {t.open_flags_reports({ count: openFlags })}
          </Badge>
        )}
        {isFlaggedByHoko && (
          <Badge icon={Flag}>
            {/* A short form, where the title needs the room. */}
            <span aria-hidden title={t.flagged_by_hoko()} className="2xl:hidden">
              {t.hoko()}
            </span>
            <span className="max-2xl:sr-only">{t.flagged_by_hoko()}</span>
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'seller_name',
    head: t.seller(),
    sortable: 'asc',
    wide: true,
    cell: ({ seller_name: sellerName }) => <span className="block max-w-28 truncate">{sellerName}</span>,
  },
  {
    key: 'category',
    head: t.category(),
    ample: true,
    cell: ({ category_name: categoryName, purpose }) => (
      <span className="block max-w-32 truncate">
        {categoryName ?? t.none()}
        {purpose && ` · ${purpose === 'sale' ? t.sale() : t.rent()}`}
      </span>
    ),
  },
  {
    key: 'price_cents',
    head: t.price(),
    sortable: 'desc',
    figure: true,
    wide: true,
    // A property by negotiation or tender has no price.
    cell: ({ price_cents: priceCents, purpose }) => askingPrice(priceCents, purpose),
  },
  {
    key: 'bid_count',
    head: t.bids(),
    sortable: 'desc',
    figure: true,
    spacious: true,
    cell: ({ bid_count: bidCount, sale_method: saleMethod }) => (
      <span title={getSaleLabels()[saleMethod]}>{saleMethod === 'auction' ? bidCount : ''}</span>
    ),
  },
  {
    key: 'closes_at',
    head: t.closes(),
    sortable: 'asc',
    figure: true,
    spacious: true,
    cell: ({ status, closes_at: closesAt, closed_at: closedAt }) =>
      status === 'suspended' && !closedAt ? (
        <span className="text-ink-2">{t.paused()}</span>
      ) : closedAt ? (
        <span title={t.closed_closed_at({ closed_at: formatMoment(closedAt) })} className="text-ink-2">
          <span className="sr-only">{t.listings_closed()} </span>
          {formatDay(closedAt)}
        </span>
      ) : (
        closesAt && <span title={formatMoment(closesAt)}>{formatClosing(closesAt, serverNow())}</span>
      ),
  },
  {
    key: 'changed_at',
    head: t.listings_changed(),
    sortable: 'desc',
    figure: true,
    spacious: true,
    cell: ({ changed_at: changedAt }) => (
      <span title={formatMoment(changedAt)}>{shortAge(changedAt, serverNow())}</span>
    ),
  },
])

function Named({ row, to }: { row: AdminListingRow; to: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="w-9 shrink-0 max-sm:hidden">
        <Picture
          src={row.cover?.thumb_url ?? null}
          blur={row.cover?.thumbhash ?? null}
          alt=""
          round="control"
        />
      </span>
      <span className="min-w-0 flex-1 max-md:grid md:line-clamp-2">
        <Link
          to={to}
          preventScrollReset
          className={`${rowLink} break-words max-md:line-clamp-2`}
          title={row.title ?? undefined}
        >
          {row.title ?? t.no_title()}
        </Link>
        <span className="num truncate text-xs whitespace-nowrap text-ink-2 md:ml-2">
          {row.id}
          <span className="md:hidden"> · {row.seller_name}</span>
        </span>
      </span>
    </span>
  )
}

import { Flag, MessageSquareWarning, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { flag_reason_words } from '#shared/words/flag-words.ts'
import type { AdminListingRow } from '#contract/moderation/moderation.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { Picture } from '#web/ui/facts/picture.tsx'
import { type Column, rowLink, Table } from '#web/ui/facts/table.tsx'
import { formatAge, formatMoment, shortAge, shortDay } from '../moments.ts'
import { askedPrice, saleWords, statusKinds, statusWords } from './listing-words.ts'
import { listingsAddress, type ListingsSearch, openAddress, sortedBy } from './listings-address.ts'

interface ListingsTableProps {
  search: ListingsSearch
  rows: AdminListingRow[]
  chosen: ReadonlySet<number>
  onChoose: (ids: number[]) => void
}

/** Listings, densely; every row opens all that is known of one. */
export function ListingsTable({ search, rows, chosen, onChoose }: ListingsTableProps) {
  return (
    <Table
      caption="Listings"
      columns={listColumns(search, rows, chosen, onChoose)}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{
        key: search.sort,
        order: search.order,
        to: (key) => listingsAddress(sortedBy(search, key as ListingsSearch['sort'])),
      }}
      long
      pressable
    />
  )
}

const boxLook = 'relative z-1 block size-5 accent-pounamu'

function listColumns(
  search: ListingsSearch,
  rows: AdminListingRow[],
  chosen: ReadonlySet<number>,
  onChoose: (ids: number[]) => void,
): Column<AdminListingRow>[] {
  const isAll = rows.every(({ id }) => chosen.has(id))
  return [
    {
      key: 'choose',
      head: 'Select',
      headCell: (
        <input
          type="checkbox"
          aria-label="Select all on this page"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && chosen.size > 0
          }}
          onChange={() => onChoose(isAll ? [] : rows.map(({ id }) => id))}
          className={boxLook}
        />
      ),
      cell: ({ id, title }) => (
        <input
          type="checkbox"
          aria-label={`Select ${title ?? id}`}
          checked={chosen.has(id)}
          onChange={(event) =>
            onChoose(event.target.checked ? [...chosen, id] : [...chosen].filter((one) => one !== id))
          }
          // Above the link that covers the row.
          className={boxLook}
        />
      ),
    },
    {
      key: 'title',
      head: 'Listing',
      sortable: true,
      grows: true,
      cell: (row) => <Named row={row} search={search} />,
    },
    ...(search.flagged === 'yes' ? [reportColumn] : []),
    ...columns,
  ]
}

/** Why it is in the queue of reports, and since when. */
const reportColumn: Column<AdminListingRow> = {
  key: 'report',
  head: 'Oldest report',
  wide: true,
  cell: ({ oldest_flag }) =>
    oldest_flag && (
      // In two lines, so that what is reported keeps its room.
      <span className="num grid w-max max-w-40 text-xs">
        <span className="truncate">
          {flag_reason_words[oldest_flag.reason as keyof typeof flag_reason_words] ?? oldest_flag.reason}
        </span>
        <span className="truncate text-ink-2">
          {formatAge(oldest_flag.flagged_at, serverNow())} · {oldest_flag.reporter_name ?? 'Hoko'}
        </span>
      </span>
    ),
}

const columns: Column<AdminListingRow>[] = [
  {
    key: 'status',
    head: 'Status',
    cell: ({ status, appeals, open_flags, is_flagged_by_hoko, disputed }) => (
      <span className="flex gap-1 max-md:flex-wrap">
        <Badge kind={statusKinds[status]}>{statusWords[status]}</Badge>
        {disputed && (
          <Badge icon={Scale} kind="wrong">
            Disputed sale
          </Badge>
        )}
        {appeals && <Badge icon={MessageSquareWarning}>Appeal</Badge>}
        {open_flags > 0 && (
          <Badge icon={Flag} kind="wrong">
            {open_flags === 1 ? 'Reported' : `${open_flags} reports`}
          </Badge>
        )}
        {is_flagged_by_hoko && <Badge icon={Flag}>Flagged by Hoko</Badge>}
      </span>
    ),
  },
  {
    key: 'seller_name',
    head: 'Seller',
    sortable: true,
    wide: true,
    cell: ({ seller_name }) => <span className="block max-w-28 truncate">{seller_name}</span>,
  },
  {
    key: 'category',
    head: 'Category',
    spacious: true,
    cell: ({ category_name, purpose }) => (
      <span className="block max-w-32 truncate">
        {category_name ?? 'None'}
        {purpose && ` · ${purpose === 'sale' ? 'sale' : 'rent'}`}
      </span>
    ),
  },
  {
    key: 'price_cents',
    head: 'Price',
    sortable: true,
    figure: true,
    wide: true,
    // Of a property by negotiation, tender and the like nobody names one.
    cell: ({ price_cents, purpose }) => askedPrice(price_cents, purpose),
  },
  {
    key: 'bid_count',
    head: 'Bids',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ bid_count, sale_method }) => (
      <span title={saleWords[sale_method]}>{sale_method === 'auction' ? bid_count : ''}</span>
    ),
  },
  {
    key: 'closes_at',
    head: 'Closes',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ closes_at, closed_at }) =>
      closed_at ? (
        <span title={`Closed ${formatMoment(closed_at)}`} className="text-ink-2">
          <span className="sr-only">Closed </span>
          {shortDay(closed_at)}
        </span>
      ) : (
        closes_at && <span title={formatMoment(closes_at)}>{shortDay(closes_at)}</span>
      ),
  },
  {
    key: 'changed_at',
    head: 'Changed',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ changed_at }) => (
      <span title={formatMoment(changed_at)}>{shortAge(changed_at, serverNow())}</span>
    ),
  },
]

function Named({ row, search }: { row: AdminListingRow; search: ListingsSearch }) {
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
      <span className="grid min-w-0 flex-1 md:flex md:items-baseline md:gap-2">
        <Link
          to={openAddress(search, row.id)}
          preventScrollReset
          className={`${rowLink} block truncate`}
          title={row.title ?? undefined}
        >
          {row.title ?? 'No title'}
        </Link>
        <span className="num truncate text-xs text-ink-2 md:shrink-0">
          {row.id}
          <span className="md:hidden"> · {row.seller_name}</span>
        </span>
      </span>
    </span>
  )
}

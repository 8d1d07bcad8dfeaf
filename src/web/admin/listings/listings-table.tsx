import { Flag, MessageSquareWarning, Pencil, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney, formatShortInstant } from '#contract/formats.ts'
import type { KeptListingRow } from '#contract/moderation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { type Column, rowLink, Table } from '#web/ui/table.tsx'
import { day } from '../moments.ts'
import { editAddress, saleWords, statusKinds, statusWords } from './listing-words.ts'
import { listingsAddress, type ListingsSearch, openAddress, sortedBy } from './listings-address.ts'

interface ListingsTableProps {
  search: ListingsSearch
  rows: KeptListingRow[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, isChosen: boolean) => void
}

/** Listings, densely; every row opens all that is known of one. */
export function ListingsTable({ search, rows, ...choice }: ListingsTableProps) {
  return (
    <Table
      caption="Listings"
      columns={columnsOf(search, choice)}
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

type Choice = Pick<ListingsTableProps, 'chosen' | 'onChoose'>

const columnsOf = (search: ListingsSearch, { chosen, onChoose }: Choice): Column<KeptListingRow>[] => [
  {
    key: 'choose',
    head: 'Choose',
    cell: ({ id, title }) => (
      <input
        type="checkbox"
        aria-label={`Choose ${title ?? id}`}
        checked={chosen.has(id)}
        onChange={(event) => onChoose(id, event.target.checked)}
        // Above the link that covers the row.
        className="relative z-1 block size-5 accent-pounamu"
      />
    ),
  },
  { key: 'title', head: 'Listing', sortable: true, cell: (row) => <Named row={row} search={search} /> },
  ...columns,
]

const columns: Column<KeptListingRow>[] = [
  {
    key: 'status',
    head: 'Status',
    cell: ({ status, appeals, open_flags, disputed }) => (
      <span className="flex flex-wrap gap-1">
        <Badge kind={statusKinds[status]}>{statusWords[status]}</Badge>
        {disputed && <Badge icon={Scale}>Disputed sale</Badge>}
        {appeals && <Badge icon={MessageSquareWarning}>Appeal</Badge>}
        {open_flags > 0 && (
          <Badge icon={Flag}>{open_flags === 1 ? 'Reported' : `Reported ${open_flags} times`}</Badge>
        )}
      </span>
    ),
  },
  {
    key: 'seller_name',
    head: 'Seller',
    sortable: true,
    wide: true,
    cell: ({ seller_name }) => <span className="block max-w-40 truncate">{seller_name}</span>,
  },
  {
    key: 'category',
    head: 'Category',
    spacious: true,
    cell: ({ category_name, sale_method }) => (
      <span className="grid">
        <span className="max-w-40 min-w-24 truncate">{category_name ?? 'None'}</span>
        <span className="text-xs whitespace-nowrap text-ink-2">{saleWords[sale_method]}</span>
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
    cell: ({ price_cents }) => (price_cents ? formatMoney(price_cents) : ''),
  },
  {
    key: 'bid_count',
    head: 'Bids',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ bid_count, sale_method }) => (sale_method === 'auction' ? bid_count : ''),
  },
  {
    key: 'closes_at',
    head: 'Closes',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ closes_at }) => (closes_at ? formatShortInstant(new Date(closes_at)) : ''),
  },
  {
    key: 'changed_at',
    head: 'Changed',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ changed_at }) => day(changed_at),
  },
  {
    key: 'edit',
    head: 'Edit',
    cell: (row) => {
      const to = editAddress(row)
      // Above the link that covers the row.
      return (
        to && (
          <span className="relative z-1 block">
            <IconLink icon={Pencil} to={to} label={`Edit ${row.title ?? row.id}`} />
          </span>
        )
      )
    },
  },
]

function Named({ row, search }: { row: KeptListingRow; search: ListingsSearch }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="w-11 shrink-0 max-sm:hidden">
        <Picture
          src={row.cover?.thumb_url ?? null}
          blur={row.cover?.thumbhash ?? null}
          alt=""
          round="control"
        />
      </span>
      <span className="grid min-w-0">
        <Link
          to={openAddress(search, row.id)}
          preventScrollReset
          className={`${rowLink} line-clamp-2 max-w-72 min-w-32 break-words`}
        >
          {row.title ?? 'No title'}
        </Link>
        <span className="num max-w-56 truncate text-xs text-ink-2">
          {row.id}
          <span className="md:hidden"> · {row.seller_name}</span>
        </span>
      </span>
    </span>
  )
}

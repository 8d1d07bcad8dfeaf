import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { useRelist } from '../ending/use-relist.tsx'
import { OwnListingActions, OwnListingMenu } from './own-listing-actions.tsx'
import { getAddress, OwnNotes, OwnState, RowPrice } from './own-listing-row.tsx'
import { makeOwnSort } from './own-sorts.ts'
import type { OwnListingsQuery, OwnRow } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

interface OwnListingTableProps {
  query: OwnListingsQuery
  rows: OwnRow[]
  renderBuyers: (row: OwnRow) => ReactNode
  /** Null unless listings are being selected. */
  renderChoice: ((row: OwnRow) => ReactNode) | null
}

/** The listings at desktop width; the order is in the address. */
export function OwnListingTable({ query, rows, renderBuyers, renderChoice }: OwnListingTableProps) {
  return (
    <div className="overflow-clip rounded-panel border border-line bg-paper [--around:15rem]">
      <Table
        caption={t.my_listings()}
        columns={[
          ...(renderChoice ? [getChoiceColumn(renderChoice)] : []),
          getTitleColumn(renderBuyers),
          ...getFigureColumns(query),
          ...(renderChoice ? [] : [getNextColumn()]),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        sort={makeOwnSort(query)}
        long
      />
    </div>
  )
}

const getChoiceColumn = (cell: (row: OwnRow) => ReactNode): Column<OwnRow> => ({
  key: 'choice',
  head: t.select_listings(),
  headCell: <span className="sr-only">{t.select_listings()}</span>,
  cell,
})

const getTitleColumn = (renderBuyers: (row: OwnRow) => ReactNode): Column<OwnRow> => ({
  key: 'title',
  head: t.listing(),
  grows: true,
  sortable: 'asc',
  cell: (row) => (
    <div className="flex items-center gap-3 py-1">
      <div className="w-15 shrink-0">
        <Picture src={row.cover?.thumb_url ?? null} blur={row.cover?.thumbhash} alt="" round="control" />
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 text-sm font-semibold break-words">
          <Link to={getAddress(row)} className="rounded-control hover:text-pounamu hover:underline">
            {row.title ?? t.no_title_yet()}
          </Link>
        </h2>
        <OwnState row={row} isInTable />
        <OwnNotes row={row} buyers={renderBuyers(row)} />
      </div>
    </div>
  ),
})

function getFigureColumns({ status }: OwnListingsQuery): Column<OwnRow>[] {
  const price: Column<OwnRow> = {
    key: 'price',
    head: t.price(),
    figure: true,
    sortable: 'desc',
    cell: (row) => <RowPrice row={row} isInTable />,
  }
  if (status === 'draft' || status === 'pending') {
    return [
      price,
      {
        key: 'changed',
        head: t.last_changed(),
        figure: true,
        cell: (row) => formatDate(new Date(row.updated_at)),
      },
    ]
  }
  return [
    price,
    {
      key: 'bids',
      head: t.bids_and_offers(),
      figure: true,
      sortable: 'desc',
      cell: (row) => describeInterest(row),
    },
    {
      key: 'watchers',
      head: t.watchers(),
      figure: true,
      sortable: 'desc',
      cell: (row) => formatCount(row.watchers),
    },
    { key: 'views', head: t.views(), figure: true, sortable: 'desc', cell: (row) => formatCount(row.views) },
    ...(status === 'active' || status === 'suspended' ? [getClosingColumn()] : []),
  ]
}

const getClosingColumn = (): Column<OwnRow> => ({
  key: 'closes',
  head: t.closes(),
  sortable: 'asc',
  cell: (row) => <Closing row={row} />,
})

/** Fixed prices have no bids, and offers only while they wait. */
export function describeInterest(row: Pick<OwnRow, 'sale_method' | 'bid_count' | 'offers_waiting'>): string {
  const facts = [
    row.sale_method === 'auction' && formatCount(row.bid_count),
    row.offers_waiting > 0 && t.count_offers({ count: row.offers_waiting }),
  ].filter(Boolean)
  return facts.length > 0 ? facts.join(' · ') : '–'
}

function Closing({ row }: { row: OwnRow }) {
  const closing = useClosingLine(row)
  if (!closing) return '–'
  return (
    <p
      className={joinClasses(
        'num w-30 first-letter:uppercase',
        closing.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
      )}
    >
      {closing.text}
    </p>
  )
}

const getNextColumn = (): Column<OwnRow> => ({
  key: 'next',
  head: t.next_step(),
  sortable: 'asc',
  cell: (row) => <NextStep row={row} />,
})

function NextStep({ row }: { row: OwnRow }) {
  const relist = useRelist(row)
  return (
    <div className="flex items-center justify-end gap-1">
      <OwnListingActions row={row} relist={relist} />
      <OwnListingMenu row={row} relist={relist} />
    </div>
  )
}

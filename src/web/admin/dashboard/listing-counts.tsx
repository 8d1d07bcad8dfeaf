import { Link } from 'react-router'
import { Panel } from '#web/ui/layout/panel.tsx'
import { type Column, Table } from '#web/ui/facts/table.tsx'
import type { Stats } from './figures.tsx'
import { formatCount } from './figure-words.ts'

const types = { general: 'General', vehicle: 'Vehicles', property: 'Property' }
const statuses = {
  active: 'Live',
  draft: 'Drafts',
  pending: 'To approve',
  sold: 'Sold',
  unsold: 'Unsold',
  withdrawn: 'Withdrawn',
  suspended: 'Suspended',
}
type Type = keyof typeof types
type Status = keyof typeof statuses

/** Every listing there is, by its status; a column for each type that there is. */
export function ListingCounts({ listings }: { listings: Stats['listings'] }) {
  const countListings = (status: Status, type?: Type) =>
    listings
      .filter((one) => one.status === status && (!type || one.type === type))
      .reduce((sum, { count }) => sum + count, 0)
  const known = (Object.keys(types) as Type[]).filter((type) => listings.some((one) => one.type === type))
  const rows = (Object.keys(statuses) as Status[]).filter((status) => countListings(status) > 0)
  const columns = listColumns(known, countListings)
  return (
    <Panel title="Listings by status" flush>
      {rows.length > 0 ? (
        <div className="pt-3">
          <Table
            caption="Listings by status"
            columns={columns}
            rows={rows}
            rowKey={(status) => status}
            dense
          />
        </div>
      ) : (
        <p className="px-5 py-4 text-sm text-ink-2">No listings yet.</p>
      )}
    </Panel>
  )
}

const listColumns = (known: Type[], countOf: (status: Status, type: Type) => number): Column<Status>[] => [
  {
    key: 'status',
    head: 'Status',
    cell: (status) => <Counted status={status}>{statuses[status]}</Counted>,
  },
  ...known.map((type) => ({
    key: type,
    head: types[type],
    figure: true,
    cell: (status: Status) => (
      <Counted status={status} type={type}>
        {formatCount(countOf(status, type))}
      </Counted>
    ),
  })),
]

/** Leads to the listings that are counted. Most drafts are their sellers' alone, so no table holds them. */
function Counted({ status, type, children }: { status: Status; type?: Type; children: string }) {
  if (status === 'draft') return children
  return (
    <Link
      to={`/listings?status=${status}${type ? `&type=${type}` : ''}`}
      className="rounded-control hover:text-pounamu hover:underline"
    >
      {children}
    </Link>
  )
}

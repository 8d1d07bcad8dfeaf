import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Stats } from './figures.tsx'
import { formatCount } from './figure-words.ts'

const types = { general: 'General', vehicle: 'Vehicles', property: 'Property' }
const statuses = {
  active: 'Live',
  draft: 'Drafts',
  pending: 'Waiting for approval',
  sold: 'Sold',
  unsold: 'Closed without a sale',
  withdrawn: 'Withdrawn',
  suspended: 'On hold',
}
type Type = keyof typeof types
type Status = keyof typeof statuses

/** Every listing there is, by its status; a column for each type that there is. */
export function ListingCounts({ listings }: { listings: Stats['listings'] }) {
  const countOf = (status: Status, type?: Type) =>
    listings
      .filter((one) => one.status === status && (!type || one.type === type))
      .reduce((sum, { count }) => sum + count, 0)
  const known = (Object.keys(types) as Type[]).filter((type) => listings.some((one) => one.type === type))
  const rows = (Object.keys(statuses) as Status[]).filter((status) => countOf(status) > 0)
  const columns: Column<Status>[] = [
    { key: 'status', head: 'Status', cell: (status) => statuses[status] },
    ...known.map((type) => ({
      key: type,
      head: types[type],
      figure: true,
      cell: (status: Status) => formatCount(countOf(status, type)),
    })),
  ]
  return (
    <Panel title="Listings by status" flush>
      {rows.length > 0 ? (
        <div className="pt-3">
          <Table caption="Listings by status" columns={columns} rows={rows} rowKey={(status) => status} />
        </div>
      ) : (
        <p className="px-5 py-4 text-sm text-ink-2">Nobody has listed anything yet.</p>
      )}
    </Panel>
  )
}

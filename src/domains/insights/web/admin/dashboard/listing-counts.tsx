import { Link } from 'react-router'
import { keysOf } from '#platform/common/records.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import type { Stats } from './figures.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/insights/texts.ts'

const getTypes = makeTexts(() => ({ general: t.general(), vehicle: t.vehicles(), property: t.property() }))
const getStatuses = makeTexts(() => ({
  active: t.live(),
  draft: t.drafts(),
  pending: t.to_approve(),
  sold: t.sold(),
  unsold: t.unsold(),
  withdrawn: t.withdrawn(),
  suspended: t.suspended(),
}))
type Type = keyof ReturnType<typeof getTypes>
type Status = keyof ReturnType<typeof getStatuses>

export function ListingCounts({ listings }: { listings: Stats['listings'] }) {
  const countListings = (status: Status, type?: Type) =>
    listings
      .filter((one) => one.status === status && (!type || one.type === type))
      .reduce((sum, { count }) => sum + count, 0)
  const known = keysOf(getTypes()).filter((type) => listings.some((one) => one.type === type))
  const rows = keysOf(getStatuses()).filter((status) => countListings(status) > 0)
  const columns = listColumns(known, countListings)
  return (
    <Panel title={t.listings_by_status()} flush>
      {rows.length > 0 ? (
        <div className="pt-3">
          <Table
            caption={t.listings_by_status()}
            columns={columns}
            rows={rows}
            rowKey={(status) => status}
            dense
          />
        </div>
      ) : (
        <p className="px-5 py-4 text-sm text-ink-2">{t.no_listings_yet()}</p>
      )}
    </Panel>
  )
}

const listColumns = (known: Type[], countOf: (status: Status, type: Type) => number): Column<Status>[] => [
  {
    key: 'status',
    head: t.status(),
    cell: (status) => <Counted status={status}>{getStatuses()[status]}</Counted>,
  },
  ...known.map((type) => ({
    key: type,
    head: getTypes()[type],
    figure: true,
    cell: (status: Status) => (
      <Counted status={status} type={type}>
        {formatCount(countOf(status, type))}
      </Counted>
    ),
  })),
]

/** Other people's drafts aren't in any table, so most of them have no link. */
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

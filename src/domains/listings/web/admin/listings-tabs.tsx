import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { listAdminListings } from '#domains/moderation/common/moderation.ts'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import type { TableViewState } from '#domains/staff/web/shared/table/table-address.ts'
import * as t from '#domains/listings/texts.ts'

type Search = OperationValues<typeof listAdminListings> & TableViewState

interface ListingsTabsProps {
  search: Search
  counts: OperationReply<typeof listAdminListings>['counts'] | undefined
  to: (search: Partial<Search>) => string
}

/** Changing tabs keeps sorting and columns, but no filters. */
export function ListingsTabs({ search, counts, to }: ListingsTabsProps) {
  const { sort, order, columns, view } = search
  const all = { sort, order, columns, view }
  const queues = [
    {
      to: to({ ...all, status: 'pending' }),
      label: t.to_approve(),
      count: counts?.pending ?? null,
      current: search.status === 'pending',
    },
    {
      to: to({ ...all, appeals: 'yes' }),
      label: t.appeals(),
      count: counts?.appeals ?? null,
      current: search.appeals === 'yes',
    },
    {
      to: to({ ...all, flagged: 'yes' }),
      label: t.reported(),
      count: counts?.flagged ?? null,
      current: search.flagged === 'yes',
    },
    {
      to: to({ ...all, disputed: 'yes' }),
      label: t.disputed_sales(),
      count: counts?.disputed ?? null,
      current: search.disputed === 'yes',
    },
  ]
  const whole = { to: to(all), label: t.all_listings(), current: !queues.some(({ current }) => current) }
  return (
    <div className="mb-3.5">
      <TabLinks label={t.listings_by_what_they_wait_for()} links={[...queues, whole]} />
    </div>
  )
}

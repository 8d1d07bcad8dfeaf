import type { OwnSort } from '#domains/selling/common/own-listings.ts'
import { entriesOf } from '#platform/common/records.ts'
import type { TableSort } from '#platform/web/ui/facts/table.tsx'
import { type OwnListingsQuery, ownAddress } from './use-own-listings.ts'

type Order = TableSort['order']

/** The orders of each column of the table; the first is the one that a press begins with. */
const sortsByColumn: Record<string, Partial<Record<Order, OwnSort>>> = {
  title: { asc: 'title_a_to_z', desc: 'title_z_to_a' },
  price: { desc: 'highest_price', asc: 'lowest_price' },
  bids: { desc: 'most_bids', asc: 'fewest_bids' },
  watchers: { desc: 'most_watched', asc: 'least_watched' },
  views: { desc: 'most_viewed', asc: 'least_viewed' },
  closes: { asc: 'closing_soon', desc: 'closing_late' },
  next: { asc: 'needs_me' },
}

export function makeOwnSort(query: OwnListingsQuery): TableSort {
  const [key, order] = findColumn(query.sort)
  return {
    key,
    order,
    to: (column) => {
      const sorts = sortsByColumn[column.key] ?? {}
      const first = column.sortable ?? 'asc'
      const other: Order = first === 'asc' ? 'desc' : 'asc'
      const next = key === column.key && order === first ? other : first
      return ownAddress(query, { sort: sorts[next] ?? sorts[first] ?? 'needs_me' })
    },
  }
}

/** Newest first is no column's. */
function findColumn(sort: OwnSort): [string, Order] {
  for (const [column, sorts] of entriesOf(sortsByColumn))
    for (const [order, one] of entriesOf(sorts)) if (one === sort) return [column, order]
  return ['', 'asc']
}

import type { listAdvertisements } from '#domains/advertising/common/advertisements.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import type { AdvertisementRow } from './advertisements.types.ts'
import { getAdvertisementState } from './advertisements.rules.ts'

type TableSearch = Pick<
  OperationValues<typeof listAdvertisements>,
  'q' | 'state' | 'placement' | 'sort' | 'order'
>

type Key = string | number | null

const sortKeys: Record<TableSearch['sort'], (row: AdvertisementRow) => Key> = {
  created_at: ({ id }) => id,
  name: ({ name }) => foldMacrons(name),
  starts_on: ({ starts_on: startsOn }) => startsOn,
  ends_on: ({ ends_on: endsOn }) => endsOn,
  impressions: ({ impressions }) => impressions,
  clicks: ({ clicks }) => clicks,
  click_rate: ({ impressions, clicks }) => (impressions === 0 ? null : clicks / impressions),
}

/** There are few advertisements, so the state's rule needn't be written in SQL as well. */
export function pickRows(rows: AdvertisementRow[], search: TableSearch): AdvertisementRow[] {
  const { q = '', state, placement, sort, order } = search
  const words = foldMacrons(q)
  const keyOf = sortKeys[sort]
  return rows
    .filter(
      (row) =>
        (words === '' || foldMacrons(row.name).includes(words) || foldMacrons(row.link).includes(words)) &&
        (state === undefined || getAdvertisementState(row, row, row.day) === state) &&
        (placement === undefined || row.placement === placement),
    )
    .toSorted((one, other) => compareKeys(keyOf(one), keyOf(other), order) || other.id - one.id)
}

/** Rows without a value come last, in either order. */
function compareKeys(one: Key, other: Key, order: 'asc' | 'desc'): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const ascending = one < other ? -1 : one > other ? 1 : 0
  return order === 'asc' ? ascending : -ascending
}

import type { ReactNode } from 'react'
import type { TableName } from '#domains/insights/common/table-views/table-views.ts'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import type { TableViewState } from './table-address.ts'

export interface TableToolsProps<Search extends TableViewState> {
  table: TableName
  /** Empty if the listed content has no columns. */
  columns: readonly Pick<Column<never>, 'key' | 'head' | 'fixed' | 'wide' | 'spacious' | 'ample'>[]
  search: Search
  to: (search: Search) => string
  /** Actions on the whole table. */
  children?: ReactNode
}

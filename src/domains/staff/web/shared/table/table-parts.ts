import type { ReactNode } from 'react'
import type { TableName } from '#domains/insights/common/table-views/table-views.ts'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import type { TableLooks } from './table-address.ts'

export interface TableToolsProps<Search extends TableLooks> {
  table: TableName
  /** None where what is listed has no columns. */
  columns: readonly Pick<Column<never>, 'key' | 'head' | 'fixed' | 'wide' | 'spacious' | 'ample'>[]
  search: Search
  to: (search: Search) => string
  /** What acts on all of it. */
  children?: ReactNode
}

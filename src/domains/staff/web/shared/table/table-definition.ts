import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { AnyOperation, OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { TableName } from '#domains/insights/common/table-views/table-views.ts'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import type { SelectOption } from '#platform/web/ui/fields/select.tsx'
import type { BulkAct } from '../bulk/bulk-acts.ts'
import type { SavedTable } from '../save-table.tsx'
import type { Choosing } from './choosing.tsx'
import type { AddressValue, Paging, TableInput, TableLooks } from './table-address.ts'

export type Beside = Record<string, z.ZodMiniType>

/** What the address of an operation's table says. */
export type SearchOf<Op, Besides> = OperationValues<Op> &
  TableLooks & { q?: string | undefined } & {
    [Name in keyof Besides]?: z.output<Besides[Name] & z.ZodMiniType>
  }

export type RowOf<Op> = OperationReply<Op> extends { items: (infer Row)[] } ? Row : never

interface Narrowing {
  /** Shown while it's on, and takes it away. */
  chip?: () => string
  /** Folded away. */
  isRare?: boolean
}

export type Filter<Name extends string = string> =
  | { kind: 'search'; label: string }
  | ({
      kind: 'choice'
      name: Name
      label: string
      /** Chosen where nothing else is. */
      any: string
      options: Readonly<Partial<Record<string, string | { label: string }>>> | SelectOption[]
      /** What no longer fits once it changes. */
      resets?: Name[]
    } & Narrowing)
  | ({ kind: 'days' | 'prices'; from: Name; to: Name; label: string } & Narrowing)
  /** Set by links alone. */
  | { kind: 'link'; names: Name[]; chip: () => string }

interface Nothing {
  title: string
  text: string
  action?: ReactNode
}

interface TableWords {
  title: string
  count?: (total: number) => string
  failed: string
  loading: string
  /** Of a table with filters. */
  seeAll?: string
  /** Below "No matches". */
  noMatches?: string
  none: Nothing
}

export interface TableParts<Search, Reply, Extras> {
  search: Search
  /** Undefined until it's loaded. */
  reply: Reply | undefined
  extras: Extras
  to: (search: Partial<Search>) => string
}

interface Bulk<Search, Row, Extras> {
  plan: AnyOperation
  /** Without leave for it, nothing can be chosen. */
  decide: AnyOperation
  acts: (parts: { search: Search; extras: Extras }) => BulkAct[]
  /** Read again after each act. */
  changes: AnyOperation[]
  nameRow: (row: Row) => string | number
  /** What acts on the chosen rows, in place of the menu. */
  Bar?: ComponentType<Choosing & { rows: Row[] }>
}

export interface TableDefinition<Search, Row, Reply, Extras> {
  /** The server stores columns, rows per page and views under it. Without one, there are none to choose. */
  name?: TableName
  path: string
  operation: AnyOperation
  /** Where the operation takes nothing, it lists all at once. */
  query?: z.ZodMiniObject
  /** Text of a row that is searched here, where the operation lists all at once. */
  getText?: (row: Row) => string
  icon: LucideIcon
  words: () => TableWords
  /** Part of a page, under a heading with this id. */
  section?: string
  /** What else its filters and cells need. */
  useExtras?: () => Extras
  /** Where the operation takes something other than the address says. */
  toInput?: (search: Search) => TableInput
  filters?: (parts: TableParts<Search, Reply, Extras>) => Filter<keyof Search & string>[]
  columns?: (parts: TableParts<Search, Reply, Extras>) => Column<Row>[]
  /** Its rows open nothing, and may be high. */
  isStatic?: boolean
  /** In place of columns. */
  renderRows?: (rows: Row[], parts: TableParts<Search, Reply, Extras>) => ReactNode
  /** Why nothing is found, where there is more to say than "No matches". */
  nothing?: (
    parts: TableParts<Search, Reply, Extras>,
    isNarrowed: (search: Partial<Search>) => boolean,
  ) => Nothing | null
  csv?: SavedTable
  bulk?: Bulk<Search, Row, Extras>
  Tools?: ComponentType<TableParts<Search, Reply, Extras>>
  Top?: ComponentType<TableParts<Search, Reply, Extras>>
  Bottom?: ComponentType<TableParts<Search, Reply, Extras>>
  /** In place of numbered pages. */
  Pager?: ComponentType<TableParts<Search, Reply, Extras>>
  Drawer?: ComponentType<TableParts<Search, Reply, Extras> & { onClose: () => void }>
}

/** For what draws any table. What a definition says of its own rows is checked where it's made. */
export type AnySearch = TableLooks &
  Paging & { sort?: string; order?: 'asc' | 'desc' } & Record<string, AddressValue>

export interface AnyReply {
  items: { id: number }[]
  page: number
  limit: number
  total: number
}

export type AnyParts = TableParts<AnySearch, AnyReply, unknown>
export type AnyTable = TableDefinition<AnySearch, { id: number }, AnyReply, unknown>

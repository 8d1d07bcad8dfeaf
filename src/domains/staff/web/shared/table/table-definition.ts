import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { AnyOperation, OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { TableName } from '#domains/insights/common/table-views/table-views.ts'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import type { SelectOption } from '#platform/web/ui/fields/select.tsx'
import type { BulkAct } from '../bulk/bulk-progress.tsx'
import type { SavedTable } from '../save-table.tsx'
import type { Choosing } from './choosing.tsx'
import type { AddressValue, Paging, TableInput, TableViewState } from './table-address.ts'

export type Beside = Record<string, z.ZodMiniType>

/** The parsed address of an operation's table. */
export type SearchOf<Op, Besides> = OperationValues<Op> &
  TableViewState & { q?: string | undefined } & {
    [Name in keyof Besides]?: z.output<Besides[Name] & z.ZodMiniType>
  }

export type RowOf<Op> = OperationReply<Op> extends { items: (infer Row)[] } ? Row : never

interface Narrowing {
  /** The label of its chip, which shows it's active and removes it. */
  chip?: () => string
  /** True for a filter that is folded away. */
  isRare?: boolean
}

export type Filter<Name extends string = string> =
  | { kind: 'search'; label: string }
  | ({
      kind: 'choice'
      name: Name
      label: string
      /** The label when no value is chosen. */
      any: string
      options: Readonly<Partial<Record<string, string | { label: string }>>> | SelectOption[]
      /** Parameters that become invalid when this one changes. */
      resets?: Name[]
    } & Narrowing)
  | ({ kind: 'days' | 'prices'; from: Name; to: Name; label: string } & Narrowing)
  /** A filter that only links set. */
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
  /** The link that clears a table's filters. */
  seeAll?: string
  /** The text below "No matches". */
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
  /** The operation a role needs to choose rows. */
  decide: AnyOperation
  acts: (parts: { search: Search; extras: Extras }) => BulkAct[]
  /** Refetched after each action. */
  changes: AnyOperation[]
  nameRow: (row: Row) => string | number
  /** Replaces the menu of bulk actions for the chosen rows. */
  Bar?: ComponentType<Choosing & { rows: Row[] }>
}

export interface TableDefinition<Search, Row, Reply, Extras> {
  /**
   * The server stores columns, rows per page and views under this name. Without one, they can't be
   * chosen.
   */
  name?: TableName
  path: string
  operation: AnyOperation
  /** Without a query shape the operation lists all rows at once. */
  query?: z.ZodMiniObject
  /** The row's text for searching in the browser, if the operation lists all at once. */
  getText?: (row: Row) => string
  icon: LucideIcon
  words: () => TableWords
  /** The id of the heading, if the table is part of a page. */
  section?: string
  /** Further data for its filters and cells. */
  useExtras?: () => Extras
  /** Maps the address to the operation's input if the two differ. */
  toInput?: (search: Search) => TableInput
  filters?: (parts: TableParts<Search, Reply, Extras>) => Filter<keyof Search & string>[]
  columns?: (parts: TableParts<Search, Reply, Extras>) => Column<Row>[]
  /** True if its rows open nothing and may be tall. */
  isStatic?: boolean
  /** Renders in place of columns. */
  renderRows?: (rows: Row[], parts: TableParts<Search, Reply, Extras>) => ReactNode
  /** Explains an empty result, if there is more to say than "No matches". */
  nothing?: (
    parts: TableParts<Search, Reply, Extras>,
    isNarrowed: (search: Partial<Search>) => boolean,
  ) => Nothing | null
  csv?: SavedTable
  bulk?: Bulk<Search, Row, Extras>
  Tools?: ComponentType<TableParts<Search, Reply, Extras>>
  Top?: ComponentType<TableParts<Search, Reply, Extras>>
  /** Stands above the rows once they are loaded, so that it moves nothing. */
  Note?: ComponentType<TableParts<Search, Reply, Extras>>
  Bottom?: ComponentType<TableParts<Search, Reply, Extras>>
  /** Replaces numbered pages. */
  Pager?: ComponentType<TableParts<Search, Reply, Extras>>
  Drawer?: ComponentType<TableParts<Search, Reply, Extras> & { onClose: () => void }>
}

/** For components that render any table. The definition's row types are checked where it's made. */
export type AnySearch = TableViewState &
  Paging & { sort?: string; order?: 'asc' | 'desc' } & Record<string, AddressValue>

export interface AnyReply {
  items: { id: number }[]
  page: number
  limit: number
  total: number
}

export type AnyParts = TableParts<AnySearch, AnyReply, unknown>
export type AnyTable = TableDefinition<AnySearch, { id: number }, AnyReply, unknown>

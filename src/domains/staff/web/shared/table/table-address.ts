import * as z from 'zod/mini'
import type { Column } from '#platform/web/ui/facts/table.tsx'

export type AddressValue = string | number | undefined

/** A table's view in its address, not sent to the server. */
export interface TableViewState {
  /** Comma-separated. */
  columns?: string | undefined
  /** The opened saved view. */
  view?: number | undefined
}

export interface Paging {
  page?: number
  limit?: number
  before?: number | undefined
}

/** The operation's input plus the parameters that only the address has. */
export type TableInput = object & TableViewState & Paging

export const rowsPerPage = 50

/** A longer search is cut rather than dropped, which would show every row. */
export const maxSearchCharacters = 100

const styles = {
  columns: z.optional(z.string().check(z.regex(/^[a-z_,]{1,600}$/))),
  view: z.optional(z.int().check(z.positive())),
}

/** The open row's id in the address. */
export const openRow = z.optional(z.int().check(z.positive()))

/** The search text of a list that is filtered in the browser. */
export const searchedText = z.optional(z.string().check(z.maxLength(maxSearchCharacters)))

const usualNames = ['sort', 'order', 'page', 'limit', 'before', 'columns', 'view']

export function withoutViewState(search: TableInput): object & Paging {
  const { columns: _columns, view: _view, ...input } = search
  return input
}

/** Removes the paging, to select the rows of all pages. */
export function withoutPaging(search: TableInput): object {
  const { page: _page, limit: _limit, before: _before, ...input } = withoutViewState(search)
  return input
}

export interface TableAddress<Search> {
  read: (params: URLSearchParams) => Search
  to: (search: Partial<Search>) => string
  /** Parses one value of an address or a field; undefined if it's invalid. */
  parse: (name: string, raw: string | null) => AddressValue
  narrowed: (search: Search, change: Partial<Search>) => Search
  sortedBy: (search: Search, column: Pick<Column<never>, 'key' | 'sortable'>) => Search
  isNarrowed: (search: Partial<Search>) => boolean
  /** Removes the open row. */
  closed: (search: Search) => Search
}

interface AddressParts {
  path: string
  /** The operation's query shape. */
  query: z.ZodMiniObject
  /** Parameters of the address alone, such as the open row. */
  beside?: Record<string, z.ZodMiniType> | undefined
}

/** Ignores invalid parameters and omits default values. */
export function tableAddress<Search extends object>({
  path,
  query,
  beside = {},
}: AddressParts): TableAddress<Search> {
  const usual: Record<string, unknown> = z.parse(query, {})
  const schemas: Record<string, z.core.$ZodType> = { ...query.shape, ...styles, ...beside }
  const firstPage = {
    ...('page' in usual && { page: 1 }),
    ...('before' in query.shape && { before: undefined }),
  }
  const isWritten = (value: unknown) => value !== undefined && value !== ''

  const parse = (name: string, raw: string | null): AddressValue => {
    const text = name === 'q' ? raw?.slice(0, maxSearchCharacters) : raw
    const schema = schemas[name]
    if (!text || !schema) return undefined
    const found = [text, Number(text)].map((value) => z.safeParse(schema, value))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Addresses hold no other values.
    return found.find(({ success }) => success)?.data as AddressValue
  }

  return {
    parse,
    read: (params) => {
      const values = Object.keys(schemas).map((name) => {
        if (name === 'limit') return [name, rowsPerPage]
        return [name, parse(name, params.get(name)) ?? usual[name]]
      })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
      return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Search
    },
    to: (search) => {
      const params = new URLSearchParams()
      for (const [name, value] of Object.entries(search)) {
        if (name !== 'limit' && isWritten(value) && value !== usual[name]) params.set(name, String(value))
      }
      return `${path}${params.size > 0 ? `?${params}` : ''}`
    },
    narrowed: (search, change) => ({ ...search, ...firstPage, ...change }),
    sortedBy: (search, { key, sortable }) => {
      const { sort, order } = search as { sort?: string; order?: string }
      const again = order === 'asc' ? 'desc' : 'asc'
      return { ...search, ...firstPage, sort: key, order: sort === key ? again : sortable }
    },
    isNarrowed: (search) =>
      Object.entries(search).some(
        ([name, value]) => !usualNames.includes(name) && !(name in beside) && isWritten(value),
      ),
    closed: (search) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
      Object.fromEntries(Object.entries(search).filter(([name]) => !(name in beside))) as Search,
  }
}

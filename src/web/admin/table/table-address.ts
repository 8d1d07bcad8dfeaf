import * as z from 'zod/mini'

export interface TableSearch {
  sort: string
  order: 'asc' | 'desc'
  page: number
  limit: number
}

/** How a table looks: in its address, but not asked of the server. */
export interface TableLooks {
  /** With commas between. */
  columns?: string | undefined
  /** The saved view that was opened. */
  view?: number | undefined
}

export const rows_per_page = 50

/** A longer search is cut rather than dropped, which would show every row. */
export const max_search_characters = 100

interface ListParts {
  path: string
  shape: z.ZodMiniObject
}

interface TableParts<Search extends TableSearch> extends ListParts {
  ascending: Search['sort'][]
}

type Paging = Pick<TableSearch, 'page' | 'limit'>

const usual_names = ['sort', 'order', 'page', 'limit', 'columns', 'view']

/** Of an address that isn't written by `listAddress` too. */
export const looks = {
  columns: z.optional(z.string().check(z.regex(/^[a-z_,]{1,600}$/))),
  view: z.optional(z.int().check(z.positive())),
}

export function withoutLooks<Search extends TableLooks>(search: Search): Omit<Search, keyof TableLooks> {
  const { columns: _columns, view: _view, ...asked } = search
  return asked
}

/** What's asked of all pages. */
export function withoutPaging<Search extends TableLooks & Partial<Pick<TableSearch, 'page' | 'limit'>>>(
  search: Search,
) {
  const { page: _page, limit: _limit, ...asked } = withoutLooks(search)
  return asked
}

/** Of a list in an order of its own. */
export function listAddress<Search extends Paging>({ path, shape }: ListParts) {
  type Shown = Search & TableLooks
  const usual = z.parse(shape, {}) as Search

  return {
    narrowed: (search: Shown, change: Partial<Shown>): Shown => ({ ...search, page: 1, ...change }),

    /** Invalid parameters are ignored. */
    read: (asked: URLSearchParams): Shown => {
      const search: Record<string, unknown> = {}
      for (const [name, schema] of Object.entries({ ...shape.shape, ...looks })) {
        const raw = name === 'q' ? asked.get(name)?.slice(0, max_search_characters) : asked.get(name)
        if (!raw) continue
        const fits = [raw, Number(raw)]
          .map((value) => z.safeParse(schema, value))
          .find((result) => result.success)
        if (fits) search[name] = fits.data
      }
      const { columns, view, ...wanted } = search as TableLooks & Record<string, unknown>
      return {
        ...z.parse(shape, { limit: rows_per_page, ...wanted }),
        limit: rows_per_page,
        ...(columns && { columns }),
        ...(view && { view }),
      } as Shown
    },

    to: (search: Partial<Shown>): string => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(search)) {
        if (name === 'limit' || value === undefined || value === '') continue
        if (value !== usual[name as keyof Search]) query.set(name, String(value))
      }
      return `${path}${query.size > 0 ? `?${query}` : ''}`
    },

    isNarrowed: (search: Shown): boolean =>
      Object.entries(search).some(
        ([name, value]) => !usual_names.includes(name) && value !== undefined && value !== '',
      ),
  }
}

export function tableAddress<Search extends TableSearch>({ ascending, ...parts }: TableParts<Search>) {
  type Shown = Search & TableLooks

  return {
    ...listAddress<Search>(parts),

    sortedBy: (search: Shown, key: Search['sort']): Shown => {
      const first = ascending.includes(key) ? 'asc' : 'desc'
      const again = search.order === 'asc' ? 'desc' : 'asc'
      return { ...search, page: 1, sort: key, order: search.sort === key ? again : first }
    },
  }
}

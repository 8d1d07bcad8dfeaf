import * as z from 'zod/mini'

export interface TableSearch {
  sort: string
  order: 'asc' | 'desc'
  page: number
  limit: number
}

export const rows_per_page = 50

/** A longer search is cut rather than dropped, which would show every row. */
export const max_search_characters = 100

interface TableParts<Search extends TableSearch> {
  path: string
  shape: z.ZodMiniObject
  ascending: Search['sort'][]
}

const usual_names = ['sort', 'order', 'page', 'limit']

export function tableAddress<Search extends TableSearch>({ path, shape, ascending }: TableParts<Search>) {
  const usual = z.parse(shape, {}) as Search

  const narrowed = (search: Search, change: Partial<Search>): Search => ({ ...search, page: 1, ...change })

  return {
    narrowed,

    /** Invalid parameters are ignored. */
    read: (asked: URLSearchParams): Search => {
      const search: Record<string, unknown> = {}
      for (const [name, schema] of Object.entries(shape.shape)) {
        const raw = name === 'q' ? asked.get(name)?.slice(0, max_search_characters) : asked.get(name)
        if (!raw) continue
        const fits = [raw, Number(raw)]
          .map((value) => z.safeParse(schema, value))
          .find((result) => result.success)
        if (fits) search[name] = fits.data
      }
      return { ...z.parse(shape, { limit: rows_per_page, ...search }), limit: rows_per_page } as Search
    },

    to: (search: Search): string => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(search)) {
        if (name === 'limit' || value === undefined || value === '') continue
        if (value !== usual[name as keyof Search]) query.set(name, String(value))
      }
      return `${path}${query.size > 0 ? `?${query}` : ''}`
    },

    sortedBy: (search: Search, key: Search['sort']): Search => {
      const first = ascending.includes(key) ? 'asc' : 'desc'
      const again = search.order === 'asc' ? 'desc' : 'asc'
      return { ...search, page: 1, sort: key, order: search.sort === key ? again : first }
    },

    isNarrowed: (search: Search): boolean =>
      Object.entries(search).some(
        ([name, value]) => !usual_names.includes(name) && value !== undefined && value !== '',
      ),
  }
}

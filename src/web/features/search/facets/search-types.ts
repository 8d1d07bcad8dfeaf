import type { SearchQuery } from '#contract/search/search.ts'

export type Search = Omit<SearchQuery, 'limit' | 'cursor' | 'facets'>

export interface ActiveFilter {
  key: string
  words: string
  /** What to change so that it is gone. */
  without: Partial<Search>
}

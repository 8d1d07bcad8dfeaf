import type { SearchQuery } from '#contract/search/search.ts'

export type Search = Omit<SearchQuery, 'limit' | 'cursor' | 'facets'>

export interface ActiveFilter {
  key: string
  words: string
  without: Partial<Search>
}

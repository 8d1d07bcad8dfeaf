import type { SearchQuery } from '#domains/search/common/search.ts'

export type Search = Omit<SearchQuery, 'limit' | 'cursor' | 'facets'>

export interface ActiveFilter {
  key: string
  words: string
  without: Partial<Search>
}

import type { Search } from './search-address.ts'

export interface ActiveFilter {
  key: string
  words: string
  /** What to change so that it is gone. */
  without: Partial<Search>
}

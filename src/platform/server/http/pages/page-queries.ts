import { searchNames } from '#domains/search/common/search.ts'
import { stockNames } from '#domains/search/common/stock-names.ts'

const shop = [...stockNames, 'cursor', 'reviews']

/** The query parameters that public pages read; others are left out of the key. */
const named: Record<string, readonly string[]> = {
  '/compare': ['ids'],
  '/ibuy': [...searchNames, 'view', 'cursor'],
  '/info/transparency': ['quarter'],
  '/seller-detail/{id}': shop,
  '/shop/{slug}': shop,
}

const answers = /^attr\.[a-z][a-z0-9_]{0,43}$/

export const readsFromQuery = (path: string, name: string): boolean =>
  (named[path]?.includes(name) ?? false) || (path === '/ibuy' && answers.test(name))

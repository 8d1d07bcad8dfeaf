import { stockNames } from '#domains/search/common/stock-names.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { readSearch, searchParts, type Search, withoutPage } from '../search-address.ts'

/** The filters of a seller's page; contradictory ones are dropped. */
export function readStock(address: URLSearchParams, seller: number): Search {
  const { search, errors } = readSearch(address)
  const named = Object.fromEntries(stockNames.map((name) => [name, search[name]])) as Search
  const forProperty = named.type === 'property' || named.agent !== undefined
  const isCrossed = (named.year_min ?? 0) > (named.year_max ?? 9999)
  return withoutPage({
    ...named,
    ...(errors.price_max !== undefined && { price_max: undefined }),
    ...(isCrossed && { year_max: undefined }),
    ...((forProperty || named.type === 'general') && {
      make: undefined,
      year_min: undefined,
      year_max: undefined,
    }),
    ...(named.agent !== undefined && { type: 'property' as const }),
    ...(!forProperty && { bedrooms_min: undefined, purpose: undefined }),
    sort: named.sort ?? 'newest',
    seller: toAccountId(seller),
  })
}

export const isFiltered = (search: Search): boolean =>
  Object.keys(withoutPage({ ...search, seller: undefined, sort: undefined })).length > 0

/** The page's address with other filters, or another cursor. */
export function stockAddress(path: string, search: Search, cursor?: string): string {
  const sort = search.sort === 'newest' ? undefined : search.sort
  const parts = new URLSearchParams(searchParts({ ...search, seller: undefined, sort }))
  if (cursor) parts.set('cursor', cursor)
  return parts.size > 0 ? `${path}?${parts}` : path
}

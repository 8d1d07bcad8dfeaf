import { listAdminListings } from '#contract/moderation/moderation.ts'
import { listAdminListings as listAdminListingsShapes } from '#contract/moderation/moderation.shapes.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { tableAddress, type TableLooks } from '../table/table-address.ts'

export type ListingsSearch = OperationValues<typeof listAdminListings> & TableLooks

const table = tableAddress<ListingsSearch>({
  path: '/listings',
  shape: listAdminListingsShapes.query,
  ascending: ['title', 'seller_name', 'closes_at', 'id'],
})

export const { read: readListingsSearch, to: listingsAddress, narrowed, sortedBy, isNarrowed } = table

export function openAddress(search: ListingsSearch, id: number): string {
  const address = listingsAddress(search)
  return `${address}${address.includes('?') ? '&' : '?'}open=${id}`
}

export const pageAddress = (search: ListingsSearch, id: number): string =>
  `${openAddress(search, id)}&as=public`

export const publicPageAddress = (id: number): string => `/listings?open=${id}&as=public`

export function readOpen(asked: URLSearchParams): number | null {
  const id = Number(asked.get('open'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** As the public sees the open one. */
export const readPreviews = (asked: URLSearchParams): boolean => asked.get('as') === 'public'

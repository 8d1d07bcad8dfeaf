import { findAddress } from '#platform/common/addresses.ts'
import { readsFromQuery } from './page-queries.ts'
import { siteTopic, marketTopic } from '#platform/server/live-hub.ts'
import type { PageAddress } from './page-cache.ts'

const maxQuery = 300
/** A listing's page follows its price closely, and a seller's their changes; lists less so. */
const detailApartMs = 250
const listApartMs = 1_000
const marketRenewedMs = 2_000
/** An import of stock would invalidate them all the time. */
const marketPages = new Set(['/home', '/ibuy'])

/** Null for a page that isn't cached: only public ones are. */
export function pageAddress({ pathname, searchParams }: URL): PageAddress | null {
  const address = findAddress(pathname)
  if (address?.for !== 'public') return null
  const query = normalQuery(address.path, searchParams)
  if (query.length > maxQuery) return null
  const path = onePath(pathname)
  const key = query ? `${path}?${query}` : path
  const [, id] = /^\/(?:general|vehicle|property)\/(\d+)\//.exec(path) ?? []
  if (id) return { key, topics: [siteTopic, `listing:${id}`, `questions:${id}`], apartMs: detailApartMs }
  const [, sellerId] = /^\/seller-detail\/(\d+)$/.exec(path) ?? []
  const topics = [siteTopic, marketTopic, ...(sellerId ? [`seller:${sellerId}`] : [])]
  return {
    key,
    topics,
    apartMs: /^\/(?:seller-detail|shop)\//.test(path) ? detailApartMs : listApartMs,
    ...(marketPages.has(path) && { renewedMs: marketRenewedMs }),
  }
}

export const isNowhere = (pathname: string): boolean => findAddress(pathname) === null

/** The router accepts capitals, escapes and trailing slashes; the table has none of them. */
function onePath(pathname: string): string {
  const plain = pathname.split('/').map(decoded).join('/')
  return plain.toLowerCase().replace(/\/+$/, '')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Sorted, and without parameters that the page doesn't read. */
function normalQuery(path: string, params: URLSearchParams): string {
  const parts = [...params].filter(([name, value]) => value !== '' && readsFromQuery(path, name))
  const query = new URLSearchParams(parts)
  query.sort()
  return query.toString()
}

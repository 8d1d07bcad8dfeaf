import { findAddress } from '#contract/addresses.ts'
import { house_topic, market_topic } from '../live-hub.ts'
import type { PageAddress } from './page-cache.ts'

const longest_query = 300
const tracking_names = /^(utm_.*|fbclid|gclid|msclkid)$/
/** A listing's own page follows its price closely; the many lists that a listing stands in, less so. */
const detail_apart_ms = 250
const list_apart_ms = 1_000

/** Where a page is kept, or null for one that is not: only what everyone may open is. */
export function pageAddress({ pathname, searchParams }: URL): PageAddress | null {
  if (findAddress(pathname)?.for !== 'public') return null
  const query = normalQuery(searchParams)
  if (query.length > longest_query) return null
  const key = query ? `${pathname}?${query}` : pathname
  const [, id] = /^\/(?:general|vehicle|property)\/(\d+)\//.exec(pathname) ?? []
  if (id) return { key, tags: [house_topic, `listing:${id}`, `questions:${id}`], apart_ms: detail_apart_ms }
  const [, seller_id] = /^\/seller-detail\/(\d+)$/.exec(pathname) ?? []
  const tags = [house_topic, market_topic, ...(seller_id ? [`seller:${seller_id}`] : [])]
  return { key, tags, apart_ms: list_apart_ms }
}

/** The listings and the sellers that a page leads to, as live topics. */
export function topicsOn(html: string): string[] {
  const listings = Array.from(
    html.matchAll(/"\/(?:general|vehicle|property)\/(\d+)\/detail/g),
    ([, id]) => `listing:${id}`,
  )
  const sellers = html.matchAll(/"\/(?:seller-detail\/|ibuy\?seller=)(\d+)/g)
  return [...new Set([...listings, ...Array.from(sellers, ([, id]) => `seller:${id}`)])]
}

/** One order, and nothing that no page reads. */
function normalQuery(asked: URLSearchParams): string {
  const parts = [...asked].filter(([name, value]) => value !== '' && !tracking_names.test(name))
  const query = new URLSearchParams(parts)
  query.sort()
  return query.toString()
}

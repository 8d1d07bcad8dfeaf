import { createHash } from 'node:crypto'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { type Order, orders, type PageStart, type SortColumn, getSort } from './search.rules.ts'

/** Includes the search's fingerprint, since it's valid for that search only. */
export function writeCursor(query: SearchQuery, { order, end }: PageStart): string {
  const parts = [computeFingerprint(query), order, ...end]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

export function readCursor(query: SearchQuery, cursor: string): PageStart | null {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts[0] !== computeFingerprint(query)) return null
  const order = getOrders(query).find((one) => one === parts[1])
  if (!order) return null
  const end = parts.slice(2).filter((one) => typeof one === 'number' || typeof one === 'string')
  const { columns } = orders[order]
  return parts.length === columns.length + 2 &&
    end.length === columns.length &&
    columns.every((column, at) => isKey(column, end[at]))
    ? { order, end }
    : null
}

/** With too many hits to rank, those with the words in their titles come first. */
function getOrders(query: SearchQuery): Order[] {
  const sort = getSort(query)
  return sort === 'relevance' ? [sort, 'title_first'] : [sort]
}

const maxWhole: Partial<Record<SortColumn, number>> = {
  in_title: 1,
  bid_count: 2 ** 31 - 1,
  watchers: 2 ** 31 - 1,
  distance_m: 2 ** 31 - 1,
}

function isKey(column: SortColumn, value: unknown): boolean {
  if (column === 'published_at' || column === 'closes_at') {
    return (
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
      !Number.isNaN(Date.parse(value))
    )
  }
  if (column === 'rank') return typeof value === 'number' && value >= 0 && value < 1000
  const most = maxWhole[column] ?? Number.MAX_SAFE_INTEGER
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function computeFingerprint({
  cursor: _cursor,
  limit: _limit,
  facets: _facets,
  ...query
}: SearchQuery): string {
  const { attr = {}, ...named } = query
  const answers = Object.entries(attr).map(([key, wanted]) => [`attr.${key}`, wanted.toSorted()] as const)
  const choices = Object.entries({ ...named, sort: getSort({ ...query, limit: 1 }) }).map(
    ([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value] as const,
  )
  const parts = [...choices, ...answers]
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 11)
}

import { createHash } from 'node:crypto'
import type { SearchQuery } from '#contract/search.ts'
import { sortKeys, sortOf, type PageEnd, type SortColumn } from './search.rules.ts'

/** A cursor holds for the search it came from, so it carries that search's fingerprint. */
export function writeCursor(query: SearchQuery, end: PageEnd): string {
  return Buffer.from(JSON.stringify([fingerprintOf(query), ...end])).toString('base64url')
}

/** Null for anything that did not come from this very search. */
export function readCursor(query: SearchQuery, cursor: string): PageEnd | null {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts[0] !== fingerprintOf(query)) return null
  const end: unknown[] = parts.slice(1)
  const { columns } = sortKeys[sortOf(query)]
  return end.length === columns.length && columns.every((column, at) => isKey(column, end[at]))
    ? (end as PageEnd)
    : null
}

function isKey(column: SortColumn, value: unknown): boolean {
  if (column === 'created_at' || column === 'closes_at') {
    return (
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
      !Number.isNaN(Date.parse(value))
    )
  }
  if (column === 'rank') return typeof value === 'number' && value >= 0 && value < 1000
  const most =
    column === 'bid_count' || column === 'watchers' || column === 'distance_m'
      ? 2 ** 31 - 1
      : Number.MAX_SAFE_INTEGER
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function fingerprintOf({ cursor: _cursor, limit: _limit, ...query }: SearchQuery): string {
  const { attr = {}, ...named } = query
  const answers = Object.entries(attr).map(([key, wanted]) => [`attr.${key}`, wanted.toSorted()] as const)
  const parts = [...Object.entries({ ...named, sort: sortOf({ ...query, limit: 1 }) }), ...answers]
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 11)
}

import { useEffect, useRef } from 'react'
import {
  getListingImport,
  listListingImports,
  type ImportOutcome,
  type ListingImport,
} from '#domains/listing-import/common/listing-import.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'

export const outcomes = ['new', 'changed', 'gone', 'same', 'refused'] as const satisfies ImportOutcome[]

export interface ImportAddress {
  /** The import being viewed; null for the latest. */
  run: number | null
  outcome: ImportOutcome | null
  q: string
  page: number
  /** The page of earlier imports. */
  runs: number
}

const readPage = (text: string | null): number => {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

export function readImportAddress(query: URLSearchParams): ImportAddress {
  const run = Number(query.get('run'))
  return {
    run: Number.isSafeInteger(run) && run > 0 ? run : null,
    outcome: outcomes.find((one) => one === query.get('show')) ?? null,
    q: (query.get('q') ?? '').slice(0, 80),
    page: readPage(query.get('page')),
    runs: readPage(query.get('runs')),
  }
}

export function importPath({ run, outcome, q, page, runs }: Partial<ImportAddress>): string {
  const query = new URLSearchParams({
    ...(run && { run: String(run) }),
    ...(outcome && { show: outcome }),
    ...(q && { q }),
    ...(page && page > 1 && { page: String(page) }),
    ...(runs && runs > 1 && { runs: String(runs) }),
  })
  return query.size > 0 ? `/listing-import?${query}` : '/listing-import'
}

export const pollMs = 1_500

/** A worker is at it, so its state is polled. */
export const isUnderWay = (run: Pick<ListingImport, 'status'> | undefined): boolean =>
  run?.status === 'queued' ||
  run?.status === 'reading' ||
  run?.status === 'applying' ||
  run?.status === 'undoing'

export function useRefreshImports(): () => void {
  const invalidate = useInvalidate()
  return () => {
    for (const op of [getListingImport, listListingImports]) invalidate(op)
  }
}

/** When an import ends, everything that shows it is read again. */
export function useRefreshAtEnd(run: ListingImport | undefined): void {
  const refresh = useRefreshImports()
  const shown = run ? `${run.id} ${run.status}` : ''
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== '' && before.current !== shown) refresh()
    before.current = shown
  })
}

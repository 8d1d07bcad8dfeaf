import * as z from 'zod/mini'
import type { OperationValues } from '#contract/core/operation.ts'
import { listMemberFlags } from '#contract/flags/member-flags.ts'

export type ReportsSearch = OperationValues<typeof listMemberFlags>

const shape = listMemberFlags.query!

/** Invalid parameters are ignored. */
export function readReportsSearch(asked: URLSearchParams): ReportsSearch {
  const valid = Object.entries(shape.shape).flatMap(([name, schema]) => {
    const raw = asked.get(name)
    if (!raw || name === 'limit') return []
    const found = [raw, Number(raw)].map((value) => z.safeParse(schema, value)).find(({ success }) => success)
    return found?.success ? [[name, found.data]] : []
  })
  return z.parse(shape, Object.fromEntries(valid))
}

export function reportsAddress({ state, kind, about, reporter, page }: Partial<ReportsSearch>): string {
  const query = new URLSearchParams()
  const filters = { state, kind, about, reporter, page: page === 1 ? undefined : page }
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value))
  return `/member-reports${query.size > 0 ? `?${query}` : ''}`
}

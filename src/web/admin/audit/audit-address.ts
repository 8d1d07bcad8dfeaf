import * as z from 'zod/mini'
import type { OperationValues } from '#contract/core/operation.ts'
import { searchAudit } from '#contract/audit/audit.ts'
import { searchAudit as searchAuditShapes } from '#contract/audit/audit.shapes.ts'
import { looks, max_search_characters, type TableLooks } from '../table/table-address.ts'

export type AuditSearch = Omit<OperationValues<typeof searchAudit>, 'limit' | 'q_actions'> &
  Pick<TableLooks, 'view'>

const { limit: _limit, q_actions: _q_actions, ...shape } = searchAuditShapes.query.shape

/** Invalid parameters are ignored; a longer search is cut. */
export function readAuditSearch(asked: URLSearchParams): AuditSearch {
  const valid = Object.entries({ ...shape, view: looks.view }).flatMap(([name, schema]) => {
    const raw = name === 'q' ? asked.get(name)?.slice(0, max_search_characters) : asked.get(name)
    if (!raw) return []
    const found = [raw, Number(raw)].map((value) => z.safeParse(schema, value)).find(({ success }) => success)
    return found?.success ? [[name, found.data]] : []
  })
  return Object.fromEntries(valid) as AuditSearch
}

export function getAuditAddress(search: AuditSearch): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return `/audit-log${query.size > 0 ? `?${query}` : ''}`
}

export const isNarrowed = ({ before: _before, view: _view, ...search }: AuditSearch): boolean =>
  Object.values(search).some((value) => value !== undefined && value !== '')

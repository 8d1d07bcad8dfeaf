import * as z from 'zod/mini'
import { listMembers } from '#contract/members.ts'
import type { OperationValues } from '#contract/operation.ts'

export type MembersSearch = OperationValues<typeof listMembers>

const shape = listMembers.query!
export const usualSearch: MembersSearch = z.parse(shape, {})
export const rows_per_page = 50

/** What an address asks the table for; what it asks wrongly is as if it had not asked. */
export function readMembersSearch(asked: URLSearchParams): MembersSearch {
  const search: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape.shape)) {
    const raw = asked.get(name)
    if (raw === null || raw === '') continue
    const result = z.safeParse(schema, name === 'page' || name === 'limit' ? Number(raw) : raw)
    if (result.success) search[name] = result.data
  }
  return { ...z.parse(shape, { limit: rows_per_page, ...search }), limit: rows_per_page }
}

/** The address of a table; what is usual is left out. */
export function membersAddress(search: MembersSearch): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (name === 'limit' || value === undefined || value === '') continue
    if (value !== usualSearch[name as keyof MembersSearch]) query.set(name, String(value))
  }
  return `/users-list${query.size > 0 ? `?${query}` : ''}`
}

/** Narrowed otherwise, from the first page. */
export function narrowed(search: MembersSearch, change: Partial<MembersSearch>): MembersSearch {
  return { ...search, page: 1, ...change }
}

/** By that column: as people expect it first, the other way when it is pressed again. */
export function sortedBy(search: MembersSearch, key: MembersSearch['sort']): MembersSearch {
  const first = key === 'display_name' || key === 'email' || key === 'id' ? 'asc' : 'desc'
  const again = search.order === 'asc' ? 'desc' : 'asc'
  return narrowed(search, { sort: key, order: search.sort === key ? again : first })
}

/** Whether anything is left out of the table. */
export const isNarrowed = ({ q, type, status, seller_kind, region }: MembersSearch): boolean =>
  [q, type, status, seller_kind, region].some((value) => value !== undefined && value !== '')

import type { TableView } from '#domains/insights/common/table-views/table-views.ts'

type StoredState = Pick<TableView, 'query' | 'columns'>

/** A saved view stores filters and sorting, but neither the page nor the open row. */
const notSaved = ['columns', 'view', 'page', 'before', 'open', 'invoice', 'enquiry']

export function readStored(address: string): { query: string } {
  const query = new URLSearchParams(address.split('?')[1])
  for (const name of notSaved) query.delete(name)
  return { query: query.toString() }
}

export function viewAddress(path: string, { id, query, columns }: StoredState & { id: number }): string {
  const wanted = new URLSearchParams(query)
  if (columns) wanted.set('columns', columns.join(','))
  wanted.set('view', String(id))
  return `${path}?${wanted}`
}

export const hasChanged = (view: StoredState, now: StoredState): boolean =>
  view.query !== now.query || (view.columns !== null && view.columns.join() !== now.columns?.join())

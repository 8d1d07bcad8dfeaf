import { operation } from '#platform/common/operation.ts'
import type * as shapes from './table-views.shapes.ts'

export type * from './table-views.shapes.ts'

/** The tables of the back office whose columns and views are stored. */
export const tableNames = [
  'users',
  'staff',
  'listings',
  'reviews',
  'invoices',
  'chats',
  'audit-log',
  'member-reports',
  'payments',
  'advertisements',
  'finance-enquiries',
] as const

export const rowsChoices = [25, 50, 100, 200] as const
export const maxViews = 40

export const getTableChoices = operation<typeof shapes.getTableChoices>('GET /admin-table/{table}')({
  name: 'getTableChoices',
  summary: 'Which columns and how many rows I look at in a table, and the views that are kept of it',
  access: 'admin',
  duty: 'ownAccount',
  limit: { calls: 240, per: 'minute' },
})

export const setTableChoices = operation<typeof shapes.setTableChoices>('PUT /admin-table/{table}')({
  name: 'setTableChoices',
  summary: 'Remember which columns, how many rows and which view I begin with',
  access: 'admin',
  duty: 'ownAccount',
  limit: { calls: 120, per: 'minute' },
})

export const createTableView = operation<typeof shapes.createTableView>('POST /admin-table-view')({
  name: 'createTableView',
  summary: 'Keep filters, sorting and columns of a table under a name',
  access: 'admin',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['table_views_full'],
})

export const updateTableView = operation<typeof shapes.updateTableView>('PUT /admin-table-view/{id}')({
  name: 'updateTableView',
  summary: 'Rename a view of my own, share it or change what it shows',
  access: 'admin',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
})

export const deleteTableView = operation<typeof shapes.deleteTableView>('DELETE /admin-table-view/{id}')({
  name: 'deleteTableView',
  summary: 'Delete a view of my own; it can be put back for a day',
  access: 'admin',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
})

export const restoreTableView = operation<typeof shapes.restoreTableView>(
  'POST /admin-table-view/{id}/restore',
)({
  name: 'restoreTableView',
  summary: 'Put back a view that I deleted',
  access: 'admin',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
})

import { operation } from '../core/operation.ts'
import type * as shapes from './table-views.shapes.ts'

export type * from './table-views.shapes.ts'

/** The tables of the back office whose columns and views are kept. */
export const table_names = [
  'users',
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

export const rows_choices = [25, 50, 100, 200] as const
export const max_views = 40

export const getTableChoices = operation<typeof shapes.getTableChoices>()({
  name: 'getTableChoices',
  summary: 'Which columns and how many rows I look at in a table, and the views that are kept of it',
  method: 'GET',
  path: '/admin-table/{table}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const setTableChoices = operation<typeof shapes.setTableChoices>()({
  name: 'setTableChoices',
  summary: 'Remember which columns, how many rows and which view I begin with',
  method: 'PUT',
  path: '/admin-table/{table}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const createTableView = operation<typeof shapes.createTableView>()({
  name: 'createTableView',
  summary: 'Keep filters, sorting and columns of a table under a name',
  method: 'POST',
  path: '/admin-table-view',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['table_views_full'],
})

export const updateTableView = operation<typeof shapes.updateTableView>()({
  name: 'updateTableView',
  summary: 'Rename a view of my own, share it or change what it shows',
  method: 'PUT',
  path: '/admin-table-view/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const deleteTableView = operation<typeof shapes.deleteTableView>()({
  name: 'deleteTableView',
  summary: 'Delete a view of my own; it can be put back for a day',
  method: 'DELETE',
  path: '/admin-table-view/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const restoreTableView = operation<typeof shapes.restoreTableView>()({
  name: 'restoreTableView',
  summary: 'Put back a view that I deleted',
  method: 'POST',
  path: '/admin-table-view/{id}/restore',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

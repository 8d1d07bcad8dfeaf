import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, line } from '../core/shapes.ts'
import * as t from './texts.ts'

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
const table_name = z.enum(table_names)
export type TableName = z.output<typeof table_name>

export const rows_choices = [25, 50, 100, 200] as const
export const max_views = 40

const columns = z.nullable(
  z.array(z.string().check(z.regex(/^[a-z_]{1,40}$/))).check(z.maxLength(30, { error: t.at_most_columns })),
)

const view = z.strictObject({
  id,
  name: z.string(),
  query: z.string(),
  columns: z.nullable(z.array(z.string())),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  owner_name: z.string(),
})
export type TableView = z.output<typeof view>

const choices = {
  columns,
  rows_per_page: z.nullable(z.union(rows_choices.map((count) => z.literal(count)))),
  default_view_id: z.nullable(id),
}

export const table_choices = z.strictObject({
  columns: view.shape.columns,
  rows_per_page: z.nullable(z.int()),
  default_view_id: z.nullable(id),
  views: z.array(view),
})
export type TableChoices = z.output<typeof table_choices>

const of_table = z.strictObject({ table: table_name })

export const getTableChoices = operation({
  name: 'getTableChoices',
  summary: 'Which columns and how many rows I look at in a table, and the views that are kept of it',
  method: 'GET',
  path: '/admin-table/{table}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: of_table,
  reply: table_choices,
  refusals: [],
})

export const setTableChoices = operation({
  name: 'setTableChoices',
  summary: 'Remember which columns, how many rows and which view I begin with',
  method: 'PUT',
  path: '/admin-table/{table}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: of_table,
  body: z.strictObject(choices),
  reply: table_choices,
  refusals: [],
})

const kept = {
  name: line(t.a_name, 60),
  query: z
    .string()
    .check(
      z.maxLength(1_000, { error: t.these_arent_filters }),
      z.regex(/^(?:[\w.~*+-]|%[\dA-F]{2}|[=&])*$/i, { error: t.these_arent_filters }),
    ),
  columns,
  is_shared: z.boolean(),
}

export const createTableView = operation({
  name: 'createTableView',
  summary: 'Keep filters, sorting and columns of a table under a name',
  method: 'POST',
  path: '/admin-table-view',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ table: table_name, ...kept }),
  status: 201,
  reply: view,
  refusals: ['table_views_full'],
})

export const updateTableView = operation({
  name: 'updateTableView',
  summary: 'Rename a view of my own, share it or change what it shows',
  method: 'PUT',
  path: '/admin-table-view/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject(kept),
  reply: view,
  refusals: [],
})

export const deleteTableView = operation({
  name: 'deleteTableView',
  summary: 'Delete a view of my own; it can be put back for a day',
  method: 'DELETE',
  path: '/admin-table-view/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})

export const restoreTableView = operation({
  name: 'restoreTableView',
  summary: 'Put back a view that I deleted',
  method: 'POST',
  path: '/admin-table-view/{id}/restore',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: view,
  refusals: [],
})

import * as z from 'zod/mini'
import { byId, done, id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/insights/texts.ts'
import { tableNames, rowsChoices } from './table-views.ts'
const tableName = z.enum(tableNames)
export type TableName = z.output<typeof tableName>

const columns = z.nullable(
  z.array(z.string().check(z.regex(/^[a-z_]{1,40}$/))).check(z.maxLength(30, { error: t.at_most_columns })),
)

export const tableView = z.strictObject({
  id,
  name: z.string(),
  query: z.string(),
  columns: z.nullable(z.array(z.string())),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  owner_name: z.string(),
})
export type TableView = z.output<typeof tableView>

const choices = {
  columns,
  rows_per_page: z.nullable(z.union(rowsChoices.map((count) => z.literal(count)))),
  default_view_id: z.nullable(id),
}

export const tableChoices = z.strictObject({
  columns: tableView.shape.columns,
  rows_per_page: z.nullable(z.int()),
  default_view_id: z.nullable(id),
  views: z.array(tableView),
})
export type TableChoices = z.output<typeof tableChoices>

const ofTable = z.strictObject({ table: tableName })

export const getTableChoices = {
  params: ofTable,
  reply: tableChoices,
}

export const setTableChoices = {
  params: ofTable,
  body: z.strictObject(choices),
  reply: tableChoices,
}

const stored = {
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

export const createTableView = {
  body: z.strictObject({ table: tableName, ...stored }),
  reply: tableView,
}

export const updateTableView = {
  params: byId,
  body: z.strictObject(stored),
  reply: tableView,
}

export const deleteTableView = {
  params: byId,
  reply: done,
}

export const restoreTableView = {
  params: byId,
  reply: tableView,
}

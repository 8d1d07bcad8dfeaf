import * as z from 'zod/mini'
import { by_id, done, id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/insights/texts.ts'
import { table_names, rows_choices } from './table-views.ts'
const table_name = z.enum(table_names)
export type TableName = z.output<typeof table_name>

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

export const getTableChoices = {
  params: of_table,
  reply: table_choices,
}

export const setTableChoices = {
  params: of_table,
  body: z.strictObject(choices),
  reply: table_choices,
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
  body: z.strictObject({ table: table_name, ...stored }),
  reply: view,
}

export const updateTableView = {
  params: by_id,
  body: z.strictObject(stored),
  reply: view,
}

export const deleteTableView = {
  params: by_id,
  reply: done,
}

export const restoreTableView = {
  params: by_id,
  reply: view,
}

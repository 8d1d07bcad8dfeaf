import { max_feed_records } from '#contract/stock-feed/feed-runs.ts'
import { feed_fields, type FeedField } from '#shared/rules/stock-feed/feed-fields.ts'
import type { FeedRefused, ReadText, SaidVehicle } from './feed-file.types.ts'
import { max_extras, max_field_characters } from './feed-limits.rules.ts'
import * as t from './texts.ts'

const max_columns = 200

/** RFC 4180, with commas, semicolons or tabs. The first line names the columns as the XML does, in any order and case. */
export function readCsv(text: string): ReadText | FeedRefused {
  const rows = readRows(text.replace(/^\ufeff/, ''), findSeparator(text))
  if ('refused' in rows) return rows
  const [head, ...body] = rows
  const columns = head?.map(columnOf) ?? []
  if (!columns.includes('StockNo')) return { refused: t.the_csv_has_no_stock_number() }
  return { kind: 'csv', user_id: null, vehicles: body.map((cells) => toVehicle(columns, cells)) }
}

function findSeparator(text: string): string {
  const line = /^[^\r\n]*/.exec(text)![0]
  return [',', ';', '\t'].toSorted((a, b) => line.split(b).length - line.split(a).length)[0]!
}

type Column = FeedField | 'Extras' | null

function columnOf(head: string): Column {
  const name = head.replace(/[\s_-]/g, '').toLowerCase()
  if (name === 'extras' || name === 'extra') return 'Extras'
  return feed_fields.find((field) => field.toLowerCase() === name) ?? null
}

function toVehicle(columns: Column[], cells: string[]): SaidVehicle {
  const said: SaidVehicle = { fields: {}, extras: [] }
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim().slice(0, max_field_characters) ?? ''
    if (cell === '' || column === null) continue
    if (column === 'Extras') said.extras = splitExtras(cell)
    else said.fields[column] ??= cell
  }
  return said
}

const splitExtras = (cell: string) =>
  cell
    .split(/[|;\n]/)
    .map((extra) => extra.trim())
    .filter(Boolean)
    .slice(0, max_extras)

/** Blank lines don't count. */
function readRows(text: string, separator: string): string[][] | FeedRefused {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < text.length || row.length > 0) {
    const found = cell.exec(text)
    if (!found) return { refused: t.the_csv_is_broken({ row: String(rows.length + 1) }) }
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (row.length > max_columns) return { refused: t.the_csv_has_too_many_columns() }
    if (found[3] === separator) continue
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    // The first row has the names.
    if (rows.length > max_feed_records + 1)
      return { refused: t.too_many_vehicles({ max: String(max_feed_records) }) }
    row = []
    if (found[3] === '') break
  }
  return rows
}

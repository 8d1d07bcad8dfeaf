import { max_feed_records } from '#contract/stock-feed/feed-runs.ts'
import { feed_fields, type FeedField } from '#shared/rules/stock-feed/feed-fields.ts'
import type { FeedRefused, ReadText, SaidVehicle } from './feed-file.types.ts'
import { cutField, max_extras, max_field_characters } from './feed-limits.rules.ts'
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
    const cell = cutField(cells[index]?.trim() ?? '')
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

/** Blank lines don't count. By places in the text: a pattern over a cell of megabytes overflows the stack. */
function readRows(text: string, separator: string): string[][] | FeedRefused {
  const blank = new RegExp(`[ \\t\\r\\n${separator}]*`, 'y')
  const plain = new RegExp(`[^"\\r\\n${separator}]*`, 'y')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  for (;;) {
    if (row.length === 0) at = skipBlankRows(text, blank, at)
    if (row.length === 0 && at >= text.length) return rows
    const found = text[at] === '"' ? readQuoted(text, at) : readPlain(text, plain, at)
    if (!found || !['\r', '\n', separator, undefined].includes(text[found.end]))
      return { refused: t.the_csv_is_broken({ row: String(rows.length + 1) }) }
    row.push(found.cell)
    at = found.end + 1
    if (row.length > max_columns) return { refused: t.the_csv_has_too_many_columns() }
    if (text[found.end] === separator) continue
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    // The first row has the names.
    if (rows.length > max_feed_records + 1)
      return { refused: t.too_many_vehicles({ max: String(max_feed_records) }) }
    row = []
  }
}

function matchAt(text: string, pattern: RegExp, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function skipBlankRows(text: string, blank: RegExp, at: number): number {
  const run = matchAt(text, blank, at)
  if (at + run.length >= text.length) return text.length
  return at + Math.max(run.lastIndexOf('\n'), run.lastIndexOf('\r')) + 1
}

function readPlain(text: string, plain: RegExp, at: number) {
  const cell = matchAt(text, plain, at)
  return { cell, end: at + cell.length }
}

function readQuoted(text: string, at: number): { cell: string; end: number } | null {
  let close = text.indexOf('"', at + 1)
  while (text[close + 1] === '"' && close !== -1) close = text.indexOf('"', close + 2)
  if (close === -1) return null
  // Twice as long as is kept, since each quotation mark is two.
  const written = text.slice(at + 1, Math.min(close, at + 1 + 2 * max_field_characters))
  return { cell: written.replaceAll('""', '"'), end: close + 1 }
}

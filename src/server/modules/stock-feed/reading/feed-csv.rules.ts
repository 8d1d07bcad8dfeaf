import { max_feed_records } from '#contract/stock-feed/feed-runs.ts'
import { feed_fields, type FeedField } from '#shared/rules/stock-feed/feed-fields.ts'
import type { FeedRefused, ReadText, SaidVehicle } from './feed-file.types.ts'
import { cutField, max_extras, max_field_characters } from './feed-limits.rules.ts'
import * as t from './texts.ts'

const max_columns = 200

/**
 * RFC 4180 and what people make of it: with commas, semicolons, tabs or bars, Excel's `sep=` above, and quotation marks
 * in cells that aren't quoted. The first line names the columns as the XML does, in any order and case.
 */
export function readCsv(text: string): ReadText | FeedRefused {
  const { table, separator } = findSeparator(text.replace(/^\ufeff/, ''))
  const rows = readRows(table, separator)
  if ('refused' in rows) return rows
  const [head, ...body] = rows
  const columns = head?.map(columnOf) ?? []
  if (!columns.includes('StockNo')) return { refused: t.the_csv_has_no_stock_number() }
  const shifted = body.findIndex((cells) => cells.slice(columns.length).some((cell) => cell.trim() !== ''))
  if (shifted !== -1) return { refused: t.a_row_has_more_cells_than_columns({ row: String(shifted + 2) }) }
  return { kind: 'csv', user_id: null, vehicles: body.map((cells) => toVehicle(columns, cells)) }
}

/** As Excel reads and hides it. Saved again it has a separator for each of the columns behind it. */
const separator_line = /^\s*"?sep=([,;\t|])"?[,;\t| ]*(?:\r\n?|\n|$)/i

function findSeparator(text: string): { table: string; separator: string } {
  const [line = '', given] = separator_line.exec(text) ?? []
  const table = text.slice(line.length)
  if (given !== undefined) return { table, separator: given }
  const head = /^\s*([^\r\n]*)/.exec(table)![1]!
  const [separator] = [',', ';', '\t', '|'].toSorted((a, b) => head.split(b).length - head.split(a).length)
  return { table, separator: separator! }
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

/** Not at the semicolon of `&amp;`. */
const splitExtras = (cell: string) =>
  cell
    .split(/[|\n]|(?<!&#?\w{1,8});/)
    .map((extra) => extra.trim())
    .filter(Boolean)
    .slice(0, max_extras)

/** Blank lines don't count. By places in the text: a pattern over a cell of megabytes overflows the stack. */
function readRows(text: string, separator: string): string[][] | FeedRefused {
  const blank = new RegExp(`[ \\t\\r\\n${separator}]*`, 'y')
  const patterns: CellPatterns = {
    spaces: separator === '\t' ? / */y : /[ \t]*/y,
    plain: new RegExp(`[^\\r\\n${separator}]*`, 'y'),
  }
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  for (;;) {
    if (row.length === 0) at = skipBlankRows(text, blank, at)
    if (row.length === 0 && at >= text.length) return rows
    const found = readCell(text, at, patterns)
    if (!found) return { refused: t.the_csv_is_broken({ row: String(rows.length + 1) }) }
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

interface CellPatterns {
  spaces: RegExp
  plain: RegExp
}

interface Cell {
  cell: string
  end: number
}

/**
 * Quoted where a quotation mark begins it and another ends it; else its marks are letters, as in `17" alloys`.
 * @returns null where the mark that begins it is never closed
 */
function readCell(text: string, at: number, { spaces, plain }: CellPatterns): Cell | null {
  const begin = at + matchAt(text, spaces, at).length
  const cell = matchAt(text, plain, at)
  const end = at + cell.length
  if (text[begin] !== '"') return { cell, end }
  const quoted = readQuoted(text, begin)
  if (!quoted) return null
  const behind = quoted.end + matchAt(text, spaces, quoted.end).length
  if (behind === text.length || matchAt(text, plain, behind) === '') return { ...quoted, end: behind }
  return { cell: /^\s*"(.*)"\s*$/s.exec(cell.slice(0, 2 * max_field_characters))?.[1] ?? cell, end }
}

function readQuoted(text: string, at: number): Cell | null {
  let close = text.indexOf('"', at + 1)
  while (text[close + 1] === '"' && close !== -1) close = text.indexOf('"', close + 2)
  if (close === -1) return null
  // Twice as long as is kept, since each quotation mark is two.
  const written = text.slice(at + 1, Math.min(close, at + 1 + 2 * max_field_characters))
  return { cell: written.replaceAll('""', '"'), end: close + 1 }
}

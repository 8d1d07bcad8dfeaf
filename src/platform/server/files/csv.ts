import { formatByPattern } from '#platform/common/formats/formats.ts'

export type CsvCell = string | number | boolean | Date | null

export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

export interface CsvColumn<Row> {
  head: string
  cell: (row: Row) => CsvCell
}

/** Rows are read in batches; each id is included once, however long sending takes. */
export async function* csvTable<Row, Id extends number>(
  columns: readonly CsvColumn<Row>[],
  ids: Id[],
  rowsOf: (ids: Id[]) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield csvMark + csvLine(columns.map(({ head }) => head))
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const rows = await rowsOf(ids.slice(from, from + rowsAtOnce))
    yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('')
  }
}

const rowsAtOnce = 1000

/** A byte order mark, so that spreadsheets read macrons right. */
export const csvMark = '\ufeff'

function formatCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = neutral(cell instanceof Date ? cell.toISOString() : String(cell))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const amount = /^-?\d+\.\d\d$/

/**
 * A spreadsheet calculates text that begins like a formula; after a quote it only shows it. A
 * negative amount is not a formula.
 */
function neutral(text: string): string {
  if (amount.test(text)) return text
  return /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
}

/** Formats '2026-11-23 04:59' in New Zealand, which spreadsheets read as a date. */
export const csvTime = (at: Date | null): CsvCell => at && formatByPattern(at, 'YYYY-MM-DD HH:mm')

export const csvDollars = (cents: number | null): CsvCell =>
  cents === null ? null : (cents / 100).toFixed(2)

import { CsvError, parse } from 'csv-parse/sync'
import { Unreadable } from './unreadable.ts'

export interface TableLimits {
  /** Without the row of names. */
  maxRows: number
  maxColumns: number
  /** In characters; without it a cell may be as long as the text. */
  maxCell?: number
}

/**
 * Reads RFC 4180 and its usual violations: quotation marks in unquoted cells, spaces beside quoted
 * ones. The first row has the names.
 * @throws Unreadable
 */
export function readTable(text: string, { maxRows, maxColumns, maxCell }: TableLimits): string[][] {
  const { table, separator } = findSeparator(text.replace(/^\ufeff/, ''))
  const bytes = Buffer.from(leaveOutBlankRows(table, separator))
  const isSplit = new RegExp(`[\\r\\n${separator}]`)
  try {
    const rows = parse(bytes, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      ltrim: true,
      skip_records_with_empty_values: true,
      // The first row has the names; one more row shows that there are too many.
      to: maxRows + 2,
      cast: (cell, { index, records, bytes: end }) => {
        if (index >= maxColumns) throw new Unreadable('too_many_columns', maxColumns)
        const read = cell.startsWith('"') ? readMarked(cell, bytes.subarray(0, end), isSplit) : cell
        if (read === null) throw new Unreadable('broken_table', records + 1)
        if (maxCell !== undefined && read.length > maxCell) throw new Unreadable('cell_too_long', records + 1)
        return read
      },
    })
    if (rows.length > maxRows + 1) throw new Unreadable('too_many_rows', maxRows)
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Unreadable('broken_table', Number(error.records) + 1, { cause: error })
  }
}

/**
 * A quotation mark at the start of a cell may be literal, closed before a space, or in an unquoted
 * cell. The parser then reads on to any later mark, even in another row.
 * @returns null if it has swallowed another cell
 */
function readMarked(cell: string, before: Buffer, isSplit: RegExp): string | null {
  const isWritten = (text: string, spaces = '') => {
    const written = Buffer.from(`"${text.replaceAll('"', '""')}"${spaces}`)
    return written.length <= before.length && before.subarray(-written.length).equals(written)
  }
  const [, inner, spaces] = /^"(.*)"(\s*)$/s.exec(cell) ?? []
  if (isWritten(cell)) return cell
  if (inner !== undefined && isWritten(inner, spaces)) return inner
  return isSplit.test(cell) ? null : (inner ?? cell)
}

/**
 * Spreadsheets write a million blank rows, and the parser makes an error for each of a different
 * length.
 */
const leaveOutBlankRows = (table: string, separator: string) =>
  table.replace(new RegExp(`(?=[\\s${separator}]{100})[\\s${separator}]*`, 'g'), (run) => {
    const first = run.search(/[\r\n]/)
    const last = Math.max(run.lastIndexOf('\n'), run.lastIndexOf('\r'))
    return last > first ? run.slice(0, first + 1) + run.slice(last) : run
  })

/** Excel reads and hides this line. When saved again it has a separator for each further column. */
const separatorLine = /^\s*"?sep=([,;\t|])"?[,;\t| ]*(?:\r\n?|\n|$)/i

function findSeparator(text: string): { table: string; separator: string } {
  const [line = '', given] = separatorLine.exec(text) ?? []
  const table = text.slice(line.length)
  if (given !== undefined) return { table, separator: given }
  const [, head = ''] = /^\s*([^\r\n]*)/.exec(table) ?? []
  const [separator = ','] = [',', ';', '\t', '|'].toSorted(
    (a, b) => head.split(b).length - head.split(a).length,
  )
  return { table, separator }
}

import { CsvError, parse } from 'csv-parse/sync'
import { maxFeedRecords } from '#domains/stock-feed/common/stock-feed.ts'
import { must } from '#platform/common/must.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { feedNames, makeVehicle, maxExtras } from './feed-vehicle.adapter.ts'
import type { FeedFormat, FeedFile } from './format.types.ts'
import { motorcentral } from './motorcentral.adapter.ts'
import * as t from '#domains/stock-feed/texts.ts'

const maxColumns = 200

/**
 * A dealer's own table. The first line names the columns like MotorCentral's elements, in any order
 * and case.
 */
export const spreadsheet: FeedFormat = {
  is_own: true,
  isOf: () => true,
  read(text) {
    const [head = [], ...body] = readRows(text.replace(/^\ufeff/, ''))
    const columns = head.map(findColumn)
    if (!columns.includes('StockNo')) throw new RunFailed(t.the_csv_has_no_stock_number())
    const shifted = body.findIndex((cells) => cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    if (shifted !== -1) throw new RunFailed(t.a_row_has_more_cells_than_columns({ row: String(shifted + 2) }))
    return { dealership: null, vehicles: body.map((cells) => makeVehicle(findFields(columns, cells))) }
  },
}

type Column = ReturnType<typeof feedNames.get>

const findColumn = (head: string): Column =>
  feedNames.get(
    head
      .replace(/[\s_-]/g, '')
      .toLowerCase()
      .replace(/^extras$/, 'extra'),
  )

function* findFields(columns: Column[], cells: string[]) {
  for (const [n, name] of columns.entries()) {
    const cell = cells[n] ?? ''
    if (name === 'Extra') for (const extra of splitExtras(cell)) yield [name, extra] as const
    else if (name) yield [name, cell] as const
  }
}

/** Doesn't split at the semicolon of `&amp;`. */
const splitExtras = (cell: string) =>
  cell
    .split(/[|\n]|(?<!&#?\w{1,8});/)
    .filter((extra) => extra.trim() !== '')
    .slice(0, maxExtras)

/**
 * Reads RFC 4180 and its usual violations: quotation marks in unquoted cells, spaces beside quoted
 * ones.
 */
function readRows(text: string): string[][] {
  const { table, separator } = findSeparator(text)
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
      to: maxFeedRecords + 2,
      cast: (cell, { index, records, bytes: end }) => {
        if (index >= maxColumns) throw new RunFailed(t.the_csv_has_too_many_columns())
        const read = cell.startsWith('"') ? readMarked(cell, bytes.subarray(0, end), isSplit) : cell
        if (read === null) throw new RunFailed(t.the_csv_is_broken({ row: String(records + 1) }))
        return read
      },
    })
    if (rows.length > maxFeedRecords + 1)
      throw new RunFailed(t.too_many_vehicles({ max: String(maxFeedRecords) }))
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new RunFailed(t.the_csv_is_broken({ row: String(Number(error.records) + 1) }), { cause: error })
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

/** The first format that accepts a text reads it. */
const formats: readonly FeedFormat[] = [motorcentral, spreadsheet]

export function readText(text: string): Pick<FeedFile, 'is_own' | 'dealership' | 'vehicles'> {
  const format = must(
    formats.find((one) => one.isOf(text)),
    'format',
  )
  return { is_own: format.is_own, ...format.read(text) }
}

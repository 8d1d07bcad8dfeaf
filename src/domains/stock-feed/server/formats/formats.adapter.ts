import { maxFeedRecords } from '#domains/stock-feed/common/stock-feed.ts'
import { must } from '#platform/common/must.ts'
import { Unreadable } from '#platform/server/files/sent/unreadable.ts'
import { readTable } from '#platform/server/files/sent/read-table.adapter.ts'
import { explainUnreadable } from '../runs/unreadable.labels.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { feedNames, makeVehicle, maxExtras } from './feed-vehicle.adapter.ts'
import type { FeedFormat, FeedFile } from './format.types.ts'
import { motorcentral } from './motorcentral.adapter.ts'
import * as t from '#domains/stock-feed/texts.ts'

const limits = { maxRows: maxFeedRecords, maxColumns: 200 }

/**
 * A dealer's own table. The first line names the columns like MotorCentral's elements, in any order
 * and case.
 */
export const spreadsheet: FeedFormat = {
  is_own: true,
  isOf: () => true,
  read(text) {
    const [head = [], ...body] = readRows(text)
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

function readRows(text: string): string[][] {
  try {
    return readTable(text, limits)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new RunFailed(explainUnreadable(error), { cause: error })
  }
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

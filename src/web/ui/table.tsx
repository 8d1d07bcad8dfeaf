import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Column<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end of their cell. */
  figure?: boolean
  /** Left out on a phone, where there is no room for everything. */
  wide?: boolean
}

interface TableProps<Row> {
  /** What the table holds; heard, not seen. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
}

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-control">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="bg-ground text-xs text-ink-2">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classes(
                  'px-5 py-2.5 font-semibold whitespace-nowrap',
                  column.figure && 'text-right',
                  column.wide && 'max-md:hidden',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classes(
                    'px-5 py-3',
                    column.figure && 'num text-right whitespace-nowrap',
                    column.wide && 'max-md:hidden',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

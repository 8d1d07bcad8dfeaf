import { Link } from 'react-router'
import { must } from '#platform/common/must.ts'
import { reachableScroll } from '../layout/reachable-scroll.ts'
import type { ChartProps } from './chart-types.ts'
import * as t from '#platform/texts.ts'

type ChartTableProps = Pick<ChartProps, 'title' | 'head' | 'series' | 'points' | 'format' | 'columns'>

/** Lists the points, newest first, with the same links. */
export function ChartTable({ title, head, series, points, format, columns = [] }: ChartTableProps) {
  const rows = points
    .map((point, n) => ({ point, more: columns.map(({ cells }) => must(cells[n], 'cell')) }))
    .toReversed()
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-control text-sm font-semibold text-pounamu-deep">
        {t.show_as_a_table()}
      </summary>
      <div ref={reachableScroll} className="mt-2 max-h-72 overflow-auto rounded-control border border-line">
        <table className="num w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="sticky top-0 bg-sunk text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-2 font-semibold">
                {head}
              </th>
              {[...series.map(({ name }) => name), ...columns.map((column) => column.head)].map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ point: { key, label, values, to }, more }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                  {to === undefined ? (
                    label
                  ) : (
                    <Link to={to} preventScrollReset className="text-pounamu hover:underline">
                      {label}
                    </Link>
                  )}
                </th>
                {[...values.map((value) => format(value)), ...more].map((cell, n) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                  <td key={n} className="px-3 py-1.5 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

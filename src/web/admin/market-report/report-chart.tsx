import { Link } from 'react-router'
import type { MarketReport, ReportPoint } from '#contract/stats/market-report.ts'
import { formatCalendarDay, formatMoney } from '#shared/formats/formats.ts'
import { joinClasses } from '#web/ui/classes.ts'
import { reachableScroll } from '#web/ui/layout/reachable-scroll.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { layOutBars, scaleEnd } from '../dashboard/chart-shapes.ts'
import { formatCount, formatShortDollars } from '../dashboard/figure-words.ts'
import { changeReport, reportAddress, type ReportSearch } from './report-address.ts'
import { getKinds } from './report-words.ts'
import * as t from './texts.ts'

const frame = { width: 640, height: 160 }

interface ChartProps {
  report: MarketReport
  search: ReportSearch
}

/** Bars of the period, each a link to its rows, and a mark for the other one. */
export function ReportChart({ report, search }: ChartProps) {
  const { points, amount_cents, kind } = report
  const measure = (point: ReportPoint) => ({
    now: Math.max(0, (amount_cents ? point.amount_cents : point.count) ?? 0),
    before: Math.max(0, (amount_cents ? point.before_amount_cents : point.before_count) ?? 0),
  })
  const measured = points.map(measure)
  const most = Math.max(...measured.flatMap(({ now, before }) => [now, before]))
  // The middle of the scale is a whole number too.
  const end = scaleEnd(Math.max(2, most))
  const format = amount_cents ? formatShortDollars : formatCount
  return (
    <Panel title={t.kind_over_time({ kind: getKinds()[kind] })} aside={most > 0 && <Legend />}>
      {most === 0 ? (
        <p className="text-sm text-ink-2">{t.none_in_this_period()}</p>
      ) : (
        <div className="grid gap-4">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <div
              aria-hidden
              className="num -my-2 flex flex-col justify-between text-right text-xs text-ink-2"
            >
              <span>{format(end)}</span>
              <span>{format(end / 2)}</span>
              <span>0</span>
            </div>
            <Bars {...{ report, search, measured, end }} />
            <div className="num col-start-2 mt-2 flex justify-between text-xs text-ink-2">
              <span>{formatCalendarDay(points[0]!.from)}</span>
              <span>{formatCalendarDay(points.at(-1)!.to)}</span>
            </div>
          </div>
          <PointTable report={report} search={search} />
        </div>
      )}
    </Panel>
  )
}

const Legend = () => (
  <span aria-hidden className="flex gap-3 text-xs text-ink-2">
    <span className="flex items-center gap-1.5">
      <span className="h-2.5 w-2.5 bg-pounamu" />
      {t.this_period()}
    </span>
    <span className="flex items-center gap-1.5">
      <span className="h-0.5 w-3 bg-ink-3" />
      {t.before()}
    </span>
  </span>
)

/** Drawn for the eye and the pointer; the table below says the same and has the same links. */
function Bars({
  report,
  search,
  measured,
  end,
}: ChartProps & { measured: { now: number; before: number }[]; end: number }) {
  const now = layOutBars(
    measured.map((one) => one.now),
    end,
    frame,
  )
  const before = layOutBars(
    measured.map((one) => one.before),
    end,
    frame,
  )
  return (
    <div aria-hidden className="relative">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        className="block h-44 w-full overflow-visible"
      >
        {[0, 0.5, 1].map((part) => (
          <path
            key={part}
            d={`M0 ${frame.height * part}H${frame.width}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {report.points.map(({ from }, n) => (
          <g key={from}>
            <rect {...now[n]} className="fill-pounamu" />
            {measured[n]!.before > 0 && (
              <path
                d={`M${before[n]!.x} ${before[n]!.y}h${before[n]!.width}`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                className="stroke-ink-3"
              />
            )}
          </g>
        ))}
      </svg>
      <div className="absolute inset-0 flex">
        {report.points.map((point) => (
          <Link
            key={point.from}
            tabIndex={-1}
            to={rowsAddress(search, point)}
            preventScrollReset
            className="h-full min-w-0 flex-1 hover:bg-pounamu-wash/40"
          />
        ))}
      </div>
    </div>
  )
}

const rowsAddress = (search: ReportSearch, { from, to }: ReportPoint) =>
  changeReport(search, { rows_from: from, rows_to: to })

function PointTable({ report, search }: ChartProps) {
  const { points, amount_cents, kind } = report
  const head = 'px-3 py-2 text-right font-semibold'
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-control text-sm font-semibold text-pounamu-deep">
        {t.show_as_a_table()}
      </summary>
      <div ref={reachableScroll} className="mt-2 max-h-72 overflow-auto rounded-control border border-line">
        <table className="num w-full text-left text-sm">
          <caption className="sr-only">{t.kind_over_time({ kind: getKinds()[kind] })}</caption>
          <thead className="sticky top-0 bg-sunk text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-2 font-semibold">
                {t.period()}
              </th>
              <th scope="col" className={head}>
                {t.count()}
              </th>
              <th scope="col" className={head}>
                {t.before()}
              </th>
              {amount_cents && (
                <>
                  <th scope="col" className={head}>
                    {t.amount()}
                  </th>
                  <th scope="col" className={joinClasses(head, 'max-sm:hidden')}>
                    {t.before()}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.from} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-normal">
                  <Link
                    to={rowsAddress(search, point)}
                    preventScrollReset
                    className="text-pounamu hover:underline"
                  >
                    {nameDays(point)}
                  </Link>
                </th>
                <td className="px-3 py-1.5 text-right">{formatCount(point.count)}</td>
                <td className="px-3 py-1.5 text-right text-ink-2">{formatCount(point.before_count)}</td>
                {amount_cents && (
                  <>
                    <td className="px-3 py-1.5 text-right">{formatMoney(point.amount_cents ?? 0)}</td>
                    <td className="px-3 py-1.5 text-right text-ink-2 max-sm:hidden">
                      {formatMoney(point.before_amount_cents ?? 0)}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

export const nameDays = ({ from, to }: { from: string; to: string }): string =>
  from === to
    ? formatCalendarDay(from)
    : t.from_to({ from: formatCalendarDay(from), to: formatCalendarDay(to) })

export const pageAddress = (search: ReportSearch, page: number) => reportAddress({ ...search, page })

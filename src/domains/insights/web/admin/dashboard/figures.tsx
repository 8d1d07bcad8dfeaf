import { Link } from 'react-router'
import { getReport, type MarketReportKind } from '#domains/insights/common/market-report.ts'
import type {
  ReportCompare,
  DayOfStats,
  Figure,
  getAdminDashboardStats,
} from '#domains/insights/common/stats.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import type { OperationReply } from '#platform/common/operation.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Spark } from '#platform/web/ui/charts/spark.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { reportAddress } from '../market-report/report-address.ts'
import { getChange, formatDollars } from './figure-labels.ts'
import * as t from '#domains/insights/texts.ts'

/** Returns the address of a figure's rows between two days. */
export type RowsOf = (kind: MarketReportKind, from: string, to: string) => string

/** Links to the report, or to the listings for roles that may not open it. */
export function useRowAddresses(days: { from: string; to: string; compare: ReportCompare }): RowsOf {
  const mayReport = useMay()(getReport)
  return (kind, rowsFrom, rowsTo) => {
    if (mayReport)
      return reportAddress({ kind, ...days, interval: 'day', rows_from: rowsFrom, rows_to: rowsTo, page: 1 })
    return kind === 'bids' ? '/listings?sort=bid_count' : `/listings?sold_from=${rowsFrom}&sold_to=${rowsTo}`
  }
}

export type Stats = OperationReply<typeof getAdminDashboardStats>
type Name = keyof Stats['figures']

interface FigureView {
  name: Name
  label: string
  format: (value: number) => string
  /** The kind of rows that the figure counts in the period, or the address of a page. */
  rows: MarketReportKind | `/${string}`
}

const getShown = makeTexts((): FigureView[] => [
  {
    name: 'members',
    label: t.members(),
    format: formatCount,
    rows: '/users-list?type=user&status=current',
  },
  {
    name: 'live_listings',
    label: t.live_listings(),
    format: formatCount,
    rows: '/listings?status=active',
  },
  { name: 'bids', label: t.bids(), format: formatCount, rows: 'bids' },
  {
    name: 'trades',
    label: t.trades(),
    format: formatCount,
    rows: 'sales',
  },
  {
    name: 'traded_cents',
    label: t.value_traded(),
    format: formatDollars,
    rows: 'sales',
  },
])

const isAddress = (rows: FigureView['rows']): rows is `/${string}` => rows.startsWith('/')

export function Figures({ stats, rowsOf }: { stats: Stats; rowsOf: RowsOf }) {
  const [from = '', until = ''] = [stats.daily[0]?.day, stats.daily.at(-1)?.day]
  return (
    <ul aria-label={t.figures()} className="grid grid-cols-2 gap-3.5 md:grid-cols-3 xl:grid-cols-5">
      {getShown().map(({ name, label, format, rows }) => (
        <li
          key={name}
          className="relative min-w-0 rounded-panel border border-line bg-paper px-4 pt-3.5 pb-4 transition-colors last:max-md:col-span-2 hover:border-line-strong"
        >
          <Link
            to={isAddress(rows) ? rows : rowsOf(rows, from, until)}
            className="rounded-control text-xs text-ink-2 after:absolute after:inset-0 after:rounded-panel hover:text-pounamu"
          >
            {label}
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="heading num text-lg">{format(stats.figures[name].value)}</span>
            <Change figure={stats.figures[name]} format={format} />
          </p>
          <Spark name={label} values={stats.daily.map((day: DayOfStats) => day[name])} format={format} />
        </li>
      ))}
    </ul>
  )
}

function Change({ figure, format }: { figure: Figure; format: FigureView['format'] }) {
  const change = getChange(figure, format)
  if (!change) return null
  return (
    <span
      className={joinClasses(
        'num text-xs font-semibold',
        change.direction === 'up' ? 'text-pounamu' : 'text-ink-2',
      )}
    >
      <span aria-hidden>{change.text}</span>
      <span className="sr-only">{change.spoken}</span>
    </span>
  )
}

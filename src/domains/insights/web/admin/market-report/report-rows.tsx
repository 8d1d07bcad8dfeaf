import { Link } from 'react-router'
import {
  type MarketReport,
  type ReportPoint,
  listReportRows,
  type MarketReportRow,
  type ReportShare,
} from '#domains/insights/common/market-report.ts'
import { formatMoment, formatPlainDay } from '#domains/staff/web/shared/moments.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameDaysShortly, nameMonth } from '#platform/web/ui/charts/name-days.ts'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { CountedRows, RowLink } from '../counted-rows.tsx'
import { formatShortDollars } from '../dashboard/figure-labels.ts'
import { changeReport, reportAddress, type ReportSearch } from './report-address.ts'
import { getKinds, nameShare, getParts } from './report-labels.ts'
import * as t from '#domains/insights/texts.ts'

/** More bars than this are too thin to distinguish. */
const mostBars = 100

/** Each point links to its rows and is compared with the same point of the other period. */
export function ReportChart({ report, search }: { report: MarketReport; search: ReportSearch }) {
  const { points, amount_cents: amountCents, kind } = report
  const title = t.kind_over_time({ kind: getKinds()[kind] })
  const starts = points.map(({ from }) => from)
  const axis = report.interval === 'month' ? starts.map((day) => nameMonth(day)) : nameDaysShortly(starts)
  const isMoney = amountCents !== null
  return (
    <Panel title={title}>
      <Chart
        title={title}
        kind={points.length > mostBars ? 'line' : 'bars'}
        series={[
          { name: t.this_period(), variant: 'main' },
          { name: t.before(), variant: 'compared' },
        ]}
        points={points.map((point, n) => ({
          key: point.from,
          label: nameDays(point),
          axis: must(axis[n], 'axis label'),
          values: isMoney
            ? [point.amount_cents ?? 0, point.before_amount_cents ?? 0]
            : [point.count, point.before_count],
          to: rowsAddress(search, point),
        }))}
        format={isMoney ? formatMoney : formatCount}
        formatTick={isMoney ? formatShortDollars : formatCount}
        unit={isMoney ? 100 : 1}
        head={t.period()}
        columns={
          isMoney
            ? [
                { head: t.count(), cells: points.map(({ count }) => formatCount(count)) },
                { head: t.count_before(), cells: points.map((point) => formatCount(point.before_count)) },
              ]
            : []
        }
        none={t.none_in_this_period()}
      />
    </Panel>
  )
}

const rowsAddress = (search: ReportSearch, { from, to }: ReportPoint) =>
  changeReport(search, { rows_from: from, rows_to: to })

export const nameDays = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatPlainDay(from) : t.from_to({ from: formatPlainDay(from), to: formatPlainDay(to) })

const pageAddress = (search: ReportSearch, page: number) => reportAddress({ ...search, page })

interface RowsProps {
  report: MarketReport
  search: ReportSearch
  days: { from: string; to: string }
}

/** Lists the rows counted in the clicked point or part. */
export function ReportRows({ report, search, days }: RowsProps) {
  const { kind } = report
  const { by, value, page } = search
  const call = useApiQuery(
    listReportRows,
    { kind, ...days, page, ...(by !== undefined && value !== undefined && { by, value }) },
    { staleTime: 0 },
  )
  const share = report.parts.find((part) => part.by === by)?.shares.find((one) => one.value === value)
  const title = share
    ? t.kind_in_share({ kind: getKinds()[kind], share: nameShare(share), days: nameDays(days) })
    : t.kind_of_days({ kind: getKinds()[kind], days: nameDays(days) })
  return (
    <CountedRows
      call={call}
      page={page}
      title={title}
      none={t.none_in_this_period()}
      columns={getColumns(report.amount_cents !== null)}
      to={(next) => pageAddress(search, next)}
    />
  )
}

const getAddress = ({ listing_id: listingId, account_id: accountId }: MarketReportRow) =>
  listingId === null ? `/user/${accountId}/detail` : `/listings?open=${listingId}`

const getColumns = (hasAmounts: boolean): Column<MarketReportRow>[] => [
  {
    key: 'title',
    head: t.listing_or_member(),
    grows: true,
    cell: (row) => <RowLink to={getAddress(row)}>{row.title || t.without_a_title()}</RowLink>,
  },
  {
    key: 'at',
    head: t.at(),
    cell: ({ at }) => <span className="num sm:whitespace-nowrap">{formatMoment(at)}</span>,
  },
  ...(hasAmounts
    ? [
        {
          key: 'amount',
          head: t.amount(),
          figure: true,
          cell: ({ amount_cents: amountCents }: MarketReportRow) => formatMoney(amountCents ?? 0),
        },
      ]
    : []),
]

interface SharesProps {
  report: MarketReport
  search: ReportSearch
}

/** Splits a figure by place: each part has its bar and a link to its rows. */
export function Shares({ report, search }: SharesProps) {
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:grid-cols-3">
      {report.parts.map(({ by, shares }) => {
        const most = Math.max(1, ...shares.map((share) => getSize(share)))
        return (
          <Panel key={by} title={getParts()[by]}>
            {shares.length === 0 ? (
              <p className="text-sm text-ink-2">{t.none_in_this_period()}</p>
            ) : (
              <ul className="grid grid-cols-1 gap-2.5">
                {shares.map((share) => (
                  <li key={share.value} className="grid min-w-0 grid-cols-1 gap-1 text-sm">
                    <span className="flex items-baseline justify-between gap-3">
                      <Link
                        to={changeReport(search, {
                          rows_from: report.from,
                          rows_to: report.to,
                          by,
                          value: share.value,
                        })}
                        preventScrollReset
                        className="min-w-0 truncate text-pounamu hover:underline"
                      >
                        {nameShare(share)}
                      </Link>
                      <span className="num whitespace-nowrap">
                        {describeSize(share)}{' '}
                        <span className="text-xs text-ink-2">
                          {t.was_before({ before: formatCount(share.before_count) })}
                        </span>
                      </span>
                    </span>
                    <span aria-hidden className="block h-1.5 rounded-full bg-sunk">
                      <span
                        className="block h-full rounded-full bg-pounamu"
                        style={{ width: `${(Math.max(0, getSize(share)) / most) * 100}%` }}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )
      })}
    </div>
  )
}

const getSize = ({ amount_cents: amountCents, count }: ReportShare) => amountCents ?? count

const describeSize = ({ amount_cents: amountCents, count }: ReportShare) =>
  amountCents === null
    ? formatCount(count)
    : t.count_for_amount({ count: formatCount(count), amount: formatMoney(amountCents) })

import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { MarketReport, ReportPoint } from '#domains/insights/common/market-report.ts'
import { formatCalendarDay, formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameDaysShortly, nameMonth } from '#platform/web/ui/charts/name-days.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { formatShortDollars } from '../dashboard/figure-labels.ts'
import { changeReport, reportAddress, type ReportSearch } from './report-address.ts'
import { getKinds } from './report-labels.ts'
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
  from === to
    ? formatCalendarDay(from)
    : t.from_to({ from: formatCalendarDay(from), to: formatCalendarDay(to) })

export const pageAddress = (search: ReportSearch, page: number) => reportAddress({ ...search, page })

import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { MonthOfRevenue } from '#domains/insights/common/revenue.ts'
import { formatExactMoney, formatMonth } from '#platform/common/formats/formats.ts'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameMonth } from '#platform/web/ui/charts/name-days.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { formatShortDollars } from '../dashboard/figure-labels.ts'
import * as t from '#domains/insights/texts.ts'

interface MonthChartProps {
  months: MonthOfRevenue[]
  total_cents: number
}

export function MonthChart({ months, total_cents: totalCents }: MonthChartProps) {
  return (
    <Panel
      title={t.revenue_by_month()}
      aside={<span className="num">{t.total_of_months({ total: formatExactMoney(totalCents) })}</span>}
    >
      <Chart
        title={t.revenue_by_month()}
        kind="bars"
        series={[
          { name: t.before_gst(), variant: 'main' },
          { name: t.gst(), variant: 'second' },
        ]}
        points={months.map((one) => ({
          key: one.month,
          label: nameWholeMonth(one),
          axis: nameMonth(one.first_day),
          values: [one.revenue_cents - one.gst_cents, one.gst_cents],
          to: `/subscription-invoices?from=${one.first_day}&to=${one.last_day}`,
        }))}
        format={formatExactMoney}
        formatTick={formatShortDollars}
        unit={100}
        head={t.month()}
        columns={[
          {
            head: t.revenue(),
            cells: months.map(({ revenue_cents: revenueCents }) => formatExactMoney(revenueCents)),
          },
          { head: t.invoices(), cells: months.map(({ invoices }) => formatCount(invoices)) },
          {
            head: t.refunded(),
            cells: months.map(({ refunded_cents: refundedCents }) => formatExactMoney(refundedCents)),
          },
        ]}
        none={t.no_revenue_yet()}
      />
    </Panel>
  )
}

/** Midnight UTC of the first is its midday in Auckland. */
const nameWholeMonth = ({ first_day: firstDay }: MonthOfRevenue) =>
  formatMonth(new Date(`${firstDay}T00:00:00Z`))

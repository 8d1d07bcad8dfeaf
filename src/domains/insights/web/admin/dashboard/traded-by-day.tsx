import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { DayOfStats } from '#domains/insights/common/stats.ts'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameDaysShortly, nameWholeDay } from '#platform/web/ui/charts/name-days.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { formatDollars, formatShortDollars } from './figure-labels.ts'
import type { RowsOf } from './rows-of.ts'
import * as t from '#domains/insights/texts.ts'

/** More bars than this are too thin to distinguish. */
const mostBars = 100

interface TradedByDayProps {
  daily: DayOfStats[]
  rowsOf: RowsOf
}

export function TradedByDay({ daily, rowsOf }: TradedByDayProps) {
  const total = daily.reduce((sum, { traded_cents: tradedCents }) => sum + tradedCents, 0)
  const points = listPoints(daily, rowsOf)
  const isLong = daily.length > mostBars
  return (
    <Panel
      title={t.value_traded_by_day()}
      aside={total > 0 && <span className="num">{t.total_in_all({ total: formatDollars(total) })}</span>}
    >
      <Chart
        title={t.value_traded_by_day()}
        kind={isLong ? 'line' : 'bars'}
        series={[
          ...(isLong
            ? [{ name: t.value_traded(), variant: 'main' as const }]
            : [
                { name: t.general(), variant: 'main' as const },
                { name: t.vehicles(), variant: 'second' as const },
                { name: t.property(), variant: 'third' as const },
              ]),
          { name: t.before(), variant: 'compared' },
        ]}
        points={points.map(({ types, total: whole, before, ...point }) => ({
          ...point,
          values: [...(isLong ? [whole] : types), before],
        }))}
        format={formatDollars}
        formatTick={formatShortDollars}
        unit={100}
        head={t.day()}
        columns={[{ head: t.trades(), cells: daily.map(({ trades }) => formatCount(trades)) }]}
        none={t.none_of_that()}
      />
    </Panel>
  )
}

function listPoints(daily: DayOfStats[], rowsOf: RowsOf) {
  const axis = nameDaysShortly(daily.map(({ day }) => day))
  return daily.map((one, n) => ({
    key: one.day,
    label: nameWholeDay(one.day),
    axis: must(axis[n], 'axis label'),
    types: [one.general_cents, one.vehicle_cents, one.property_cents],
    total: one.traded_cents,
    before: one.traded_before_cents,
    to: rowsOf('sales', one.day, one.day),
  }))
}

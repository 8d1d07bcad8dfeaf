import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { DayOfReport, ReportRows } from '#domains/insights/common/user-reports.ts'
import { formatCalendarDay, formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameDaysShortly } from '#platform/web/ui/charts/name-days.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { reportAddress, type ReportSearch } from './report-address.ts'
import * as t from '#domains/insights/texts.ts'

type Charted = 'views' | 'earnings_cents' | 'spend_cents'

interface ChartedWords {
  title: string
  name: string
  /** The rows that its points link to. */
  show: ReportRows
  format: (value: number) => string
  /** 100 cents for a money scale in whole dollars. */
  unit: number
}

const getCharted = makeTexts((): Record<Charted, ChartedWords> => ({
  views: { title: t.views_by_day(), name: t.views(), show: 'views', format: formatCount, unit: 1 },
  earnings_cents: {
    title: t.earnings_by_day(),
    name: t.earnings(),
    show: 'sales',
    format: formatMoney,
    unit: 100,
  },
  spend_cents: {
    title: t.spend_by_day(),
    name: t.spend(),
    show: 'purchases',
    format: formatMoney,
    unit: 100,
  },
}))

/** More bars than this are too thin to distinguish. */
const mostBars = 100

interface ReportChartProps {
  daily: DayOfReport[]
  figure: Charted
  search: ReportSearch
}

export function ReportChart({ daily, figure, search }: ReportChartProps) {
  const { title, name, show, format, unit } = getCharted()[figure]
  const best = daily.reduce((one, other) => (other[figure] > one[figure] ? other : one))
  const axis = nameDaysShortly(daily.map(({ day }) => day))
  return (
    <Panel
      title={title}
      aside={
        best[figure] > 0 && (
          <span className="num">
            {t.best_day({ value: format(best[figure]), day: formatCalendarDay(best.day) })}
          </span>
        )
      }
    >
      <Chart
        title={title}
        kind={daily.length > mostBars ? 'line' : 'bars'}
        series={[{ name, variant: 'main' }]}
        points={daily.map((day, n) => ({
          key: day.day,
          label: formatCalendarDay(day.day),
          axis: must(axis[n], 'axis label'),
          values: [day[figure]],
          to: `${reportAddress({ ...search, show, day: day.day, page: 1 })}#rows`,
        }))}
        format={format}
        unit={unit}
        head={t.day()}
        none={t.stats_none_in_this_period()}
      />
    </Panel>
  )
}

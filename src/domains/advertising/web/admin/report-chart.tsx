import * as z from 'zod/mini'
import { getAdvertisementReport as getAdvertisementReportShapes } from '#domains/advertising/common/advertisements.shapes.ts'
import type { getAdvertisementReport } from '#domains/advertising/common/advertisements.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameDaysShortly, nameWholeDay } from '#platform/web/ui/charts/name-days.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { formatRate } from './advertisement-labels.ts'
import * as t from '#domains/advertising/texts.ts'

export interface ReportSearch {
  show: 'form' | 'report'
  /** Days in Auckland time. */
  from?: string | undefined
  to?: string | undefined
}

/** Invalid parameters are ignored. */
export function readReportSearch(params: URLSearchParams): ReportSearch {
  const readDay = (name: 'from' | 'to') =>
    z.safeParse(getAdvertisementReportShapes.query.shape[name], params.get(name) ?? undefined).data
  return {
    show: params.get('show') === 'report' ? 'report' : 'form',
    from: readDay('from'),
    to: readDay('to'),
  }
}

export function reportAddress(id: number, { show, from, to }: ReportSearch): string {
  const query = new URLSearchParams({
    ...(show === 'report' && { show, ...(from && { from }), ...(to && { to }) }),
  })
  return `/advertisements/${id}/update${query.size > 0 ? `?${query}` : ''}`
}

type ReportFigures = Pick<OperationReply<typeof getAdvertisementReport>, 'days' | 'impressions' | 'clicks'>

/** More bars than this are too thin to distinguish. */
const mostBars = 100

/** Impressions and clicks have separate charts: on one scale, clicks would be invisible. */
interface ReportChartProps {
  id: number
  report: ReportFigures
}

export function ReportChart({ id, report: { days, impressions } }: ReportChartProps) {
  const axis = nameDaysShortly(days.map(({ day }) => day))
  const common = {
    kind: days.length > mostBars ? ('line' as const) : ('bars' as const),
    format: formatCount,
    head: t.day(),
    none: t.nobody_has_seen_it_on_these_days(),
  }
  const pointsOf = (name: 'impressions' | 'clicks') =>
    days.map((day, n) => ({
      key: day.day,
      label: nameWholeDay(day.day),
      axis: must(axis[n], 'axis label'),
      values: [day[name]],
      to: reportAddress(id, { show: 'report', from: day.day, to: day.day }),
    }))
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:grid-cols-2">
      <Panel title={t.impressions_by_day()}>
        <Chart
          {...common}
          title={t.impressions_by_day()}
          series={[{ name: t.impressions(), variant: 'main' }]}
          points={pointsOf('impressions')}
        />
      </Panel>
      {impressions > 0 && (
        <Panel title={t.clicks_by_day()}>
          <Chart
            {...common}
            title={t.clicks_by_day()}
            series={[{ name: t.clicks(), variant: 'main' }]}
            points={pointsOf('clicks')}
            columns={[{ head: t.click_rate(), cells: days.map((day) => formatRate(day)) }]}
            none={t.no_clicks_on_these_days()}
          />
        </Panel>
      )}
    </div>
  )
}

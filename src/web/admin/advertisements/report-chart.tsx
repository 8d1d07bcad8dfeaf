import type { DayOfReport, getAdvertisementReport } from '#contract/advertisements/advertisements.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { type Column, Table } from '#web/ui/facts/table.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { layOutBars, scaleEnd } from '../dashboard/chart-shapes.ts'
import { formatCount, formatDay, formatRate } from './advertisement-words.ts'
import * as t from './texts.ts'

type Report = Pick<OperationReply<typeof getAdvertisementReport>, 'days' | 'impressions' | 'clicks'>

const frame = { width: 640, height: 120 }

/** Impressions and clicks in charts of their own: on one scale, clicks would lie on the floor. */
export function ReportChart({ report: { days, impressions } }: { report: Report }) {
  return (
    <Panel title={t.by_day()}>
      <div className="grid gap-6">
        {impressions === 0 ? (
          <p className="text-sm text-ink-2">{t.nobody_has_seen_it_on_these_days()}</p>
        ) : (
          <>
            <Bars title={t.impressions()} days={days} valueOf={(day) => day.impressions} />
            <Bars title={t.clicks()} days={days} valueOf={(day) => day.clicks} />
          </>
        )}
        <Table
          caption={t.by_day()}
          columns={getColumns()}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          long
        />
      </div>
    </Panel>
  )
}

interface BarsProps {
  title: string
  days: DayOfReport[]
  valueOf: (day: DayOfReport) => number
}

/** Its figures stand in the table below it. */
function Bars({ title, days, valueOf }: BarsProps) {
  const values = days.map(valueOf)
  const end = scaleEnd(Math.max(...values))
  const drawn = layOutBars(values, end, frame)
  return (
    <figure aria-hidden className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3">
      <figcaption className="col-start-2 mb-2 text-sm font-semibold">{title}</figcaption>
      <div className="num -my-2 flex flex-col justify-between text-right text-xs text-ink-2">
        <span>{formatCount(end)}</span>
        <span>0</span>
      </div>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        className="block h-30 w-full overflow-visible"
      >
        {[0, 0.5, 1].map((part) => (
          <path
            key={part}
            d={`M0 ${frame.height * part}H${frame.width}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {days.map(({ day }, n) => (
          <rect
            key={day}
            {...drawn[n]}
            vectorEffect="non-scaling-stroke"
            className="fill-pounamu-wash stroke-pounamu"
          />
        ))}
      </svg>
      <div className="num col-start-2 mt-2 flex justify-between text-xs text-ink-2">
        <span>{formatDay(days[0]!.day)}</span>
        <span>{formatDay(days.at(-1)!.day)}</span>
      </div>
    </figure>
  )
}

const getColumns = makeTexts((): Column<DayOfReport>[] => [
  {
    key: 'day',
    head: t.day(),
    cell: ({ day }) => <span className="num whitespace-nowrap">{formatDay(day)}</span>,
  },
  {
    key: 'impressions',
    head: t.impressions(),
    figure: true,
    cell: ({ impressions }) => formatCount(impressions),
  },
  { key: 'clicks', head: t.clicks(), figure: true, cell: ({ clicks }) => formatCount(clicks) },
  { key: 'click_rate', head: t.click_rate(), figure: true, cell: formatRate },
])

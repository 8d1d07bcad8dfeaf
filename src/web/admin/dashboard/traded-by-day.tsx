import type { DayOfStats } from '#contract/stats.ts'
import { Panel } from '#web/ui/panel.tsx'
import { bars, scaleEnd } from './chart-shapes.ts'
import { formatCount, formatDay, formatDollars, formatShortDollars, formatWeekday } from './figure-words.ts'

const frame = { width: 640, height: 160 }

/** What changed hands, a bar for each day; the best one stands out. */
export function TradedByDay({ daily }: { daily: DayOfStats[] }) {
  const values = daily.map((day) => day.traded_cents)
  const total = values.reduce((sum, value) => sum + value, 0)
  const best = daily.reduce((one, other) => (other.traded_cents > one.traded_cents ? other : one))
  const summary = `${formatDollars(total)} in all · best day ${formatWeekday(best.day)}, ${formatDollars(best.traded_cents)}`
  return (
    <Panel title="Value traded by day" aside={total > 0 ? <span className="num">{summary}</span> : undefined}>
      {total > 0 ? (
        <Chart daily={daily} values={values} best={best} summary={summary} />
      ) : (
        <p className="text-sm text-ink-2">
          Nothing has been traded in this time. Look back further, or wait for the next closing.
        </p>
      )}
    </Panel>
  )
}

interface ChartProps {
  daily: DayOfStats[]
  values: number[]
  best: DayOfStats
  summary: string
}

function Chart({ daily, values, best, summary }: ChartProps) {
  const end = scaleEnd(Math.max(...values))
  const drawn = bars(values, end, frame)
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden className="num -my-2 flex flex-col justify-between text-right text-xs text-ink-2">
        <span>{formatShortDollars(end)}</span>
        <span>{formatShortDollars(end / 2)}</span>
        <span>0</span>
      </div>
      <svg
        role="img"
        aria-label={`Value traded by day: ${summary}`}
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
        {daily.map((day, n) => (
          <rect
            key={day.day}
            {...drawn[n]}
            vectorEffect="non-scaling-stroke"
            className={day === best ? 'fill-pounamu stroke-pounamu' : 'fill-pounamu-wash stroke-pounamu'}
          >
            <title>{`${formatWeekday(day.day)}: ${formatDollars(day.traded_cents)}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden className="num col-start-2 mt-2 flex justify-between text-xs text-ink-2">
        {labelled(daily).map((day) => (
          <span key={day.day}>{formatDay(day.day)}</span>
        ))}
      </div>
      <figcaption className="sr-only">
        <DayTable daily={daily} />
      </figcaption>
    </figure>
  )
}

/** The first and the last day, and two between where there are that many. */
function labelled(daily: DayOfStats[]): DayOfStats[] {
  const last = daily.length - 1
  const places = new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])
  return daily.filter((_, n) => places.has(n))
}

/** The chart in words. */
function DayTable({ daily }: { daily: DayOfStats[] }) {
  return (
    <table>
      <caption>Value traded by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Trades</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {daily.map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatWeekday(day.day)}</th>
            <td>{formatCount(day.trades)}</td>
            <td>{formatDollars(day.traded_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

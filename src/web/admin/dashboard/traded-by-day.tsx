import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { DayOfStats } from '#contract/stats/stats.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { layOutBars, scaleEnd } from './chart-shapes.ts'
import {
  describeAxis,
  formatCount,
  formatDollars,
  formatShortDollars,
  formatWeekday,
} from './figure-words.ts'
import * as t from './texts.ts'

const frame = { width: 640, height: 160 }

export function TradedByDay({ daily }: { daily: DayOfStats[] }) {
  const values = daily.map((day) => day.traded_cents)
  const total = values.reduce((sum, value) => sum + value, 0)
  const best = daily.reduce((one, other) => (other.traded_cents > one.traded_cents ? other : one))
  const summary = t.total_in_all_best_day_day_traded({
    total: formatDollars(total),
    day: formatWeekday(best.day),
    traded: formatDollars(best.traded_cents),
  })
  return (
    <Panel
      title={t.value_traded_by_day()}
      aside={total > 0 ? <span className="num">{summary}</span> : undefined}
    >
      {total > 0 ? (
        <Chart daily={daily} values={values} best={best} summary={summary} />
      ) : (
        <p className="text-sm text-ink-2">{t.no_sales_in_this_period_choose_a()}</p>
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
  const drawn = layOutBars(values, end, frame)
  const [read, setRead] = useState<DayOfStats | null>(null)
  const named = labelled(daily)
  const words = describeAxis(named.map(({ day }) => day))
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <p aria-hidden className="num col-start-2 mb-1 h-5 text-xs text-ink-2">
        {read && formatDayLabel(read)}
      </p>
      <div
        aria-hidden
        className="num col-start-1 -my-2 flex flex-col justify-between text-right text-xs text-ink-2"
      >
        <span>{formatShortDollars(end)}</span>
        <span>{formatShortDollars(end / 2)}</span>
        <span>0</span>
      </div>
      <div className="relative">
        <svg
          role="img"
          aria-label={t.value_traded_by_day_summary({ summary })}
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
            />
          ))}
        </svg>
        <DayLinks daily={daily} onRead={setRead} />
      </div>
      <div aria-hidden className="num col-start-2 mt-2 flex justify-between text-xs text-ink-2">
        {named.map((day, n) => (
          <span key={day.day}>{words[n]}</span>
        ))}
      </div>
      <figcaption className="sr-only">
        <DayTable daily={daily} />
      </figcaption>
    </figure>
  )
}

const formatDayLabel = ({ day, trades, traded_cents }: DayOfStats) =>
  t.day_traded_in_trades({
    day: formatWeekday(day),
    traded: formatDollars(traded_cents),
    trades,
  })

interface DayLinksProps {
  daily: DayOfStats[]
  onRead: (day: DayOfStats | null) => void
}

/** Tab reaches one of them, the arrow keys the others. */
function DayLinks({ daily, onRead }: DayLinksProps) {
  const [at, setAt] = useState(daily.length - 1)
  const links = useRef<(HTMLAnchorElement | null)[]>([])
  function turn(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: daily.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    links.current[Math.max(0, Math.min(daily.length - 1, next))]?.focus()
  }
  return (
    <ul aria-label={t.sales_by_day()} className="absolute inset-0 flex" onPointerLeave={() => onRead(null)}>
      {daily.map((day, n) => (
        <li key={day.day} className="min-w-0 flex-1">
          <Link
            ref={(element) => {
              links.current[n] = element
            }}
            to={`/listings?sold_from=${day.day}&sold_to=${day.day}`}
            tabIndex={n === at ? 0 : -1}
            aria-label={formatDayLabel(day)}
            onKeyDown={turn}
            onPointerEnter={() => onRead(day)}
            onFocus={() => {
              setAt(n)
              onRead(day)
            }}
            onBlur={() => onRead(null)}
            className="block h-full hover:bg-ink/5"
          />
        </li>
      ))}
    </ul>
  )
}

function labelled(daily: DayOfStats[]): DayOfStats[] {
  const last = daily.length - 1
  const places = new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])
  return daily.filter((_, n) => places.has(n))
}

function DayTable({ daily }: { daily: DayOfStats[] }) {
  return (
    <table>
      <caption>{t.value_traded_by_day()}</caption>
      <thead>
        <tr>
          <th scope="col">{t.day()}</th>
          <th scope="col">{t.trades()}</th>
          <th scope="col">{t.value()}</th>
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

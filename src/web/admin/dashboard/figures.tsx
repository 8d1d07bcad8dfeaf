import { Link } from 'react-router'
import type { OperationReply } from '#contract/core/operation.ts'
import type { DayOfStats, Figure, getAdminDashboardStats } from '#contract/stats/stats.ts'
import { joinClasses } from '#web/ui/classes.ts'
import { sparkLine } from './chart-shapes.ts'
import { getChange, formatCount, formatDollars } from './figure-words.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export type Stats = OperationReply<typeof getAdminDashboardStats>
type Name = keyof Stats['figures']

interface Shown {
  name: Name
  label: string
  format: (value: number) => string
  to: (from: string, until: string) => string
}

const soldIn = (from: string, until: string) => `sold_from=${from}&sold_to=${until}`

const getShown = makeTexts((): Shown[] => [
  {
    name: 'members',
    label: t.members(),
    format: formatCount,
    to: () => '/users-list?type=user&status=current',
  },
  {
    name: 'live_listings',
    label: t.live_listings(),
    format: formatCount,
    to: () => '/listings?status=active',
  },
  { name: 'bids', label: t.bids(), format: formatCount, to: () => '/listings?sort=bid_count' },
  {
    name: 'trades',
    label: t.trades(),
    format: formatCount,
    to: (from, until) => `/listings?${soldIn(from, until)}`,
  },
  {
    name: 'traded_cents',
    label: t.value_traded(),
    format: formatDollars,
    to: (from, until) => `/listings?${soldIn(from, until)}&sort=price_cents`,
  },
])

export function Figures({ stats }: { stats: Stats }) {
  const [from = '', until = ''] = [stats.daily[0]?.day, stats.daily.at(-1)?.day]
  return (
    <ul aria-label={t.figures()} className="grid grid-cols-2 gap-3.5 md:grid-cols-3 xl:grid-cols-5">
      {getShown().map(({ name, label, format, to }) => (
        <li
          key={name}
          className="relative min-w-0 rounded-panel border border-line bg-paper px-4 pt-3.5 pb-4 transition-colors last:max-md:col-span-2 hover:border-line-strong"
        >
          <Link
            to={to(from, until)}
            className="rounded-control text-xs text-ink-2 after:absolute after:inset-0 after:rounded-panel hover:text-pounamu"
          >
            {label}
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="heading num text-lg">{format(stats.figures[name].value)}</span>
            <Change figure={stats.figures[name]} format={format} />
          </p>
          <Spark
            label={t.label_by_day({ label })}
            values={stats.daily.map((day: DayOfStats) => day[name])}
            format={format}
          />
        </li>
      ))}
    </ul>
  )
}

function Change({ figure, format }: { figure: Figure; format: Shown['format'] }) {
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

const frame = { width: 168, height: 36, margin: 2 }

function Spark({
  label,
  values,
  format,
}: {
  label: string
  values: number[]
  format: (value: number) => string
}) {
  const words = t.label_from_lowest_to_highest_today({
    label,
    lowest: format(Math.min(...values)),
    highest: format(Math.max(...values)),
    today: format(values.at(-1) ?? 0),
  })
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      className="mt-2 block h-9 w-full overflow-visible"
    >
      <path
        d={sparkLine(values, frame)}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-pounamu"
      />
    </svg>
  )
}

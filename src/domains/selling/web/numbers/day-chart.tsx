import type { ListingDay } from '#domains/listings/common/listing-numbers.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { buildBars, type DayFigure, getHighlight, placedBars, shortDay } from './day-figures.ts'
import * as t from '#domains/selling/texts.ts'

const [width, height] = [320, 64]

interface DayChartProps {
  days: ListingDay[]
  figure: DayFigure
  label: string
  total: number
}

/** The table beside it has the same content. */
export function DayChart({ days, figure, label, total }: DayChartProps) {
  const bars = buildBars(days, figure)
  const highlight = getHighlight(bars, figure)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold">{label}</span>
        <span className="num text-lg font-semibold">{formatCount(total)}</span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-1.5 h-16 w-full border-b border-line-strong text-pounamu"
      >
        {placedBars(bars, width, height).map((bar) => (
          <rect key={bar.day} {...getPlace(bar)} fill="currentColor" />
        ))}
      </svg>
      <div className="num mt-1 flex justify-between gap-3 text-xs text-ink-3">
        {first && <span>{shortDay(first.day)}</span>}
        {last && last !== first && <span className="text-right">{shortDay(last.day)}</span>}
      </div>
      <p className="num mt-0.5 text-xs text-ink-2">{highlight ?? t.none_yet()}</p>
    </figure>
  )
}

const getPlace = ({ x, y, width: wide, height: high }: ReturnType<typeof placedBars>[number]) => ({
  x,
  y,
  width: wide,
  height: high,
})

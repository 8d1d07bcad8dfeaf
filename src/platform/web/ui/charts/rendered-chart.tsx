import { useState } from 'react'
import { ChartPoints } from './chart-points.tsx'
import { makeTicks } from './chart-scale.ts'
import { findHighest, findLowest, placeLabels } from './chart-shapes.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartProps } from './chart-types.ts'
import { Drawing } from './drawing.tsx'
import { Legend } from './legend.tsx'
import { Tooltip } from './tooltip.tsx'

export default function RenderedChart(props: ChartProps) {
  const { series, points, format, formatTick = format, unit } = props
  const ticks = makeTicks(findHighest(series, points), unit, findLowest(series, points))
  const [read, setRead] = useState<number | null>(null)
  return (
    <figure className="grid grid-cols-1 gap-3">
      {series.length > 1 && <Legend series={series} />}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden
          className="num -my-2 flex flex-col-reverse justify-between text-right text-xs text-ink-2"
        >
          {ticks.map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
        <div className="relative" onPointerLeave={() => setRead(null)}>
          <Drawing {...props} ticks={ticks} />
          <ChartPoints {...props} onRead={setRead} />
          {read !== null && points[read] && (
            <Tooltip
              series={series}
              point={points[read]}
              place={(read + 0.5) / points.length}
              format={format}
            />
          )}
        </div>
        <Axis names={points.map(({ axis }) => axis)} />
      </div>
      <ChartTable {...props} />
    </figure>
  )
}

const manyPoints = 12

/** Places a label under its point, or moves the first and the last inside when there are many. */
const placeName = (n: number, count: number) =>
  count > manyPoints
    ? { left: n / (count - 1), shift: n / (count - 1) }
    : { left: (n + 0.5) / count, shift: 0.5 }

/** Narrow charts hide the labels between the first and the last. */
function Axis({ names }: { names: string[] }) {
  const places = placeLabels(names.length)
  return (
    <div aria-hidden className="num relative col-start-2 mt-2 h-5 text-xs whitespace-nowrap text-ink-2">
      {places.map((n, nth) => {
        const { left, shift } = placeName(n, names.length)
        const isInner = nth > 0 && nth < places.length - 1
        return (
          <span
            key={n}
            className={isInner ? 'absolute max-sm:hidden' : 'absolute'}
            style={{ left: `${left * 100}%`, transform: `translateX(-${shift * 100}%)` }}
          >
            {names[n]}
          </span>
        )
      })}
    </div>
  )
}

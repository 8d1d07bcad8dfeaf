import { must } from '#platform/common/must.ts'
import type { ChartPoint, ChartProps } from './chart-types.ts'
import { Swatch } from './legend.tsx'

interface TooltipProps extends Pick<ChartProps, 'series' | 'format'> {
  point: ChartPoint
  /** From 0 at the left edge to 1 at the right, so that it stays inside the chart. */
  place: number
}

/** Screen readers read the point itself. */
export const Tooltip = ({ series, point, place, format }: TooltipProps) => (
  <div
    aria-hidden
    className="num pointer-events-none absolute -top-1 z-10 w-max max-w-full rounded-control border border-line bg-paper px-2.5 py-1.5 text-xs shadow-float"
    style={{ left: `${place * 100}%`, transform: `translateX(-${place * 100}%)` }}
  >
    <p className="font-semibold">{point.label}</p>
    {series.map(({ name, variant }, n) => (
      <p key={name} className="flex items-center gap-1.5">
        {series.length > 1 && <Swatch variant={variant} />}
        <span className="text-ink-2">{name}</span>
        <span className="ml-auto pl-3 font-semibold">{format(must(point.values[n], 'value'))}</span>
      </p>
    ))}
  </div>
)

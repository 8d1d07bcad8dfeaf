import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { must } from '#platform/common/must.ts'
import type { ChartPoint, ChartProps } from './chart-types.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import * as t from '#platform/texts.ts'

interface ChartPointsProps extends Pick<ChartProps, 'title' | 'series' | 'points' | 'format'> {
  onRead: (point: number | null) => void
}

const style = 'block h-full hover:bg-ink/5 focus-visible:bg-ink/5'

/** Tab reaches one point, the arrow keys the others. Each links to its rows if it has any. */
export function ChartPoints({ title, series, points, format, onRead }: ChartPointsProps) {
  const last = points.length - 1
  const [chosen, setChosen] = useState(last)
  const at = Math.min(chosen, last)
  const elements = useRef<(HTMLElement | null)[]>([])
  function turn(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }
    const next = steps[event.key]
    if (event.key === 'Escape') onRead(null)
    if (next === undefined) return
    event.preventDefault()
    elements.current[Math.max(0, Math.min(last, next))]?.focus()
  }
  return (
    <ul aria-label={title} className="absolute inset-0 flex">
      {points.map((point, n) => {
        const common = {
          ref: (element: HTMLElement | null) => {
            elements.current[n] = element
          },
          tabIndex: n === at ? 0 : -1,
          'aria-label': describePoint(point, series, format),
          onKeyDown: turn,
          onPointerEnter: () => onRead(n),
          onFocus: () => {
            setChosen(n)
            onRead(n)
          },
          onBlur: () => onRead(null),
          className: style,
        }
        return (
          <li key={point.key} className="min-w-0 flex-1">
            {point.to === undefined ? (
              <span role="img" {...common} />
            ) : (
              <Link to={point.to} preventScrollReset {...common} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function describePoint(
  { label, values }: ChartPoint,
  series: ChartProps['series'],
  format: ChartProps['format'],
): string {
  const spoken = series.map(({ name }, n) => t.name_value({ name, value: format(must(values[n], 'value')) }))
  return t.label_and_value({ label, value: getListFormat({ type: 'unit' }).format(spoken) })
}

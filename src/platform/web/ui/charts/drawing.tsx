import { must } from '#platform/common/must.ts'
import { drawLine, layOutBars, type Scale, toHeight } from './chart-shapes.ts'
import { type ChartProps, isCompared } from './chart-types.ts'
import { fills, strokes } from './chart-styles.ts'

const frame = { width: 640, height: 160 }

interface DrawingProps extends Pick<ChartProps, 'kind' | 'series' | 'points'> {
  ticks: number[]
}

/** Visual only: the points over it and the table below it have the same content. */
export function Drawing({ kind, series, points, ticks }: DrawingProps) {
  const scale = { ...frame, start: must(ticks[0], 'first tick'), end: must(ticks.at(-1), 'last tick') }
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      className="block h-44 w-full overflow-visible"
    >
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${toHeight(tick, scale)}H${frame.width}`}
          vectorEffect="non-scaling-stroke"
          className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      {kind === 'line' ? (
        <Lines series={series} points={points} scale={scale} />
      ) : (
        <Bars series={series} points={points} scale={scale} />
      )}
    </svg>
  )
}

type RenderContext = Pick<ChartProps, 'series' | 'points'> & { scale: Scale }

const Bars = ({ series, points, scale }: RenderContext) =>
  layOutBars(series, points, scale).map((boxes, n) => (
    <g key={must(points[n], 'point').key}>
      {boxes.map((box, s) => {
        const one = must(series[s], 'series')
        if (box.height === 0) return null
        return isCompared(one) ? (
          <path
            key={one.name}
            d={`M${box.x} ${box.y}h${box.width}`}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className={strokes[one.variant]}
          />
        ) : (
          <rect key={one.name} {...box} className={fills[one.variant]} />
        )
      })}
    </g>
  ))

const Lines = ({ series, points, scale }: RenderContext) =>
  series.map((one, s) => (
    <path
      key={one.name}
      d={drawLine(
        points.map(({ values }) => must(values[s], 'value')),
        scale,
      )}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeDasharray={isCompared(one) ? '4 4' : undefined}
      vectorEffect="non-scaling-stroke"
      className={strokes[one.variant]}
    />
  ))

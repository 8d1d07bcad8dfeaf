import { drawSpark } from './chart-shapes.ts'
import * as t from '#platform/texts.ts'

const frame = { width: 168, height: 36 }

interface SparkProps {
  name: string
  values: number[]
  format: (value: number) => string
}

/** A sparkline of one figure, without a scale. */
export const Spark = ({ name, values, format }: SparkProps) => (
  <svg
    role="img"
    aria-label={t.name_from_lowest_to_highest({
      name,
      lowest: format(Math.min(...values)),
      highest: format(Math.max(...values)),
      last: format(values.at(-1) ?? 0),
    })}
    viewBox={`0 0 ${frame.width} ${frame.height}`}
    preserveAspectRatio="none"
    className="mt-2 block h-9 w-full overflow-visible"
  >
    <path
      d={drawSpark(values, frame, 2)}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className="stroke-pounamu"
    />
  </svg>
)

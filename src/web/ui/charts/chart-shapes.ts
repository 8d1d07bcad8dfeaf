import { type ChartPoint, type ChartSeries, isCompared } from './chart-types.ts'

export interface Frame {
  width: number
  height: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How high a point reaches: what stands on one another together, or one that is compared. */
export function findHighest(series: ChartSeries[], points: ChartPoint[]): number {
  const highest = points.flatMap(({ values }) => {
    const shown = values.map((value) => Math.max(0, value))
    const stacked = shown.filter((_, n) => !isCompared(series[n]!)).reduce((sum, value) => sum + value, 0)
    return [stacked, ...shown.filter((_, n) => isCompared(series[n]!))]
  })
  return Math.max(0, ...highest)
}

/** Of each point, a box for each series that isn't compared, from the floor up. A third of the room is left free. */
export function layOutBars(
  series: ChartSeries[],
  points: ChartPoint[],
  { end, width, height }: Frame & { end: number },
): Box[][] {
  const room = width / points.length
  return points.map(({ values }, n) => {
    let floor = height
    return values.map((value, s) => {
      const tall = (Math.max(0, value) / end) * height
      const top = isCompared(series[s]!) ? height - tall : (floor -= tall)
      return {
        x: round((n + 1 / 6) * room),
        y: round(top),
        width: round((room * 2) / 3),
        height: round(tall),
      }
    })
  })
}

/** Through the middles of the points' rooms; a single point is a flat line. */
export function drawLine(values: number[], { end, width, height }: Frame & { end: number }): string {
  const room = width / values.length
  const toY = (value: number) => round(height - (Math.max(0, value) / end) * height)
  if (values.length === 1) return `M0 ${toY(values[0]!)}H${width}`
  return `M${values.map((value, n) => `${round((n + 0.5) * room)} ${toY(value)}`).join('L')}`
}

/** From edge to edge, between the margins, and the lowest value at the bottom. */
export function drawSpark(values: number[], { width, height }: Frame, margin: number): string {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const points = values.map((value, n) => {
    const part = range === 0 ? 0.5 : (value - least) / range
    return `${round(n * step)} ${round(height - margin - part * (height - 2 * margin))}`
  })
  if (values.length === 1) points.push(points[0]!.replace(/^\S+/, String(width)))
  return `M${points.join('L')}`
}

const few_points = 7

/** Which points are named under the chart: the first, the last and two between; all of a few. */
export function placeLabels(count: number): number[] {
  const last = count - 1
  if (count <= few_points) return Array.from({ length: count }, (_, n) => n)
  return [...new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])]
}

const round = (value: number) => Math.round(value * 100) / 100

import { must } from '#platform/common/must.ts'
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

/** The highest stack or compared value. */
export const findHighest = (series: ChartSeries[], points: ChartPoint[]): number =>
  Math.max(0, ...points.flatMap(({ values }) => findReaches(series, values, (value) => Math.max(0, value))))

/** The lowest value, at most 0. */
export const findLowest = (series: ChartSeries[], points: ChartPoint[]): number =>
  Math.min(0, ...points.flatMap(({ values }) => findReaches(series, values, (value) => Math.min(0, value))))

function findReaches(series: ChartSeries[], values: number[], cut: (value: number) => number): number[] {
  const shown = values.map(cut)
  const stacked = shown
    .filter((_, n) => !isCompared(must(series[n], 'series')))
    .reduce((sum, value) => sum + value, 0)
  return [stacked, ...shown.filter((_, n) => isCompared(must(series[n], 'series')))]
}

/** A frame whose lowest value is `start`, at most 0, and whose highest is `end`. */
export interface Scale extends Frame {
  start?: number
  end: number
}

export const toHeight = (value: number, { start = 0, end, height }: Scale): number =>
  ((end - value) / (end - start)) * height

/**
 * Returns a box per point and series, upwards from the zero line, or downwards for negative values.
 * A third of the width stays free.
 */
export function layOutBars(series: ChartSeries[], points: ChartPoint[], scale: Scale): Box[][] {
  const room = scale.width / points.length
  const zero = toHeight(0, scale)
  return points.map(({ values }, n) => {
    let [floor, ceiling] = [zero, zero]
    return values.map((value, s) => {
      const tall = Math.abs(toHeight(value, scale) - zero)
      const isAlone = isCompared(must(series[s], 'series'))
      const top = value < 0 ? (isAlone ? zero + tall : ceiling) : isAlone ? zero - tall : (floor -= tall)
      if (value < 0 && !isAlone) ceiling += tall
      return {
        x: round((n + 1 / 6) * room),
        y: round(top),
        width: round((room * 2) / 3),
        height: round(tall),
      }
    })
  })
}

/** A line through the middles of the points' columns; a single point is a flat line. */
export function drawLine(values: number[], scale: Scale): string {
  const { width } = scale
  const room = width / values.length
  const toY = (value: number) => round(toHeight(value, scale))
  if (values.length === 1) return `M0 ${toY(must(values[0], 'first value'))}H${width}`
  return `M${values.map((value, n) => `${round((n + 0.5) * room)} ${toY(value)}`).join('L')}`
}

/** A line from margin to margin, with the lowest value at the bottom. */
export function drawSpark(values: number[], { width, height }: Frame, margin: number): string {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const points = values.map((value, n) => {
    const part = range === 0 ? 0.5 : (value - least) / range
    return `${round(n * step)} ${round(height - margin - part * (height - 2 * margin))}`
  })
  if (values.length === 1) points.push(must(points[0], 'first point').replace(/^\S+/, String(width)))
  return `M${points.join('L')}`
}

const fewPoints = 7

/** Picks the points with labels: the first, the last and two between, or all of a few. */
export function placeLabels(count: number): number[] {
  const last = count - 1
  if (count <= fewPoints) return Array.from({ length: count }, (_, n) => n)
  return [...new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])]
}

const round = (value: number) => Math.round(value * 100) / 100

import type { ChartSeries } from './chart-types.ts'

type Theme = ChartSeries['variant']

export const fills: Record<Theme, string> = {
  main: 'fill-pounamu',
  second: 'fill-chart-second',
  third: 'fill-chart-third',
  compared: 'fill-none',
}

export const strokes: Record<Theme, string> = {
  main: 'stroke-pounamu',
  second: 'stroke-chart-second',
  third: 'stroke-chart-third',
  compared: 'stroke-ink-3',
}

export const swatches: Record<Theme, string> = {
  main: 'size-2.5 bg-pounamu',
  second: 'size-2.5 bg-chart-second',
  third: 'size-2.5 bg-chart-third',
  compared: 'h-0.5 w-2.5 bg-ink-3',
}

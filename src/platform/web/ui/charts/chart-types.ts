export interface ChartSeries {
  name: string
  /** Compared ones are marks over the bars, or a broken line; the others stand on one another. */
  look: 'main' | 'second' | 'third' | 'compared'
}

export interface ChartPoint {
  key: string
  /** In full, for the tooltip and the table. */
  label: string
  /** Under the chart, where there's room for it. */
  axis: string
  /** One for each series, in their order. */
  values: number[]
  /** The rows that it counts. */
  to?: string | undefined
}

export interface ChartProps {
  title: string
  kind: 'bars' | 'line'
  series: ChartSeries[]
  points: ChartPoint[]
  format: (value: number) => string
  /** Shorter, beside the lines of the scale. */
  formatTick?: (value: number) => string
  /** Of what the scale has whole numbers: 100 for cents. */
  unit?: number
  /** Of the table's first column. */
  head: string
  /** More columns of the table, each with a cell for every point. */
  columns?: { head: string; cells: string[] }[]
  /** In place of a chart where every value is 0. */
  none: string
}

export const isCompared = ({ look }: ChartSeries): boolean => look === 'compared'

export interface ChartSeries {
  name: string
  /** Compared series are marks over the bars or a broken line; the others stack. */
  variant: 'main' | 'second' | 'third' | 'compared'
}

export interface ChartPoint {
  key: string
  /** The full label, for the tooltip and the table. */
  label: string
  /** The label under the chart, if there's room. */
  axis: string
  /** One value per series, in their order. */
  values: number[]
  /** The address of the counted rows. */
  to?: string | undefined
}

export interface ChartProps {
  title: string
  kind: 'bars' | 'line'
  series: ChartSeries[]
  points: ChartPoint[]
  format: (value: number) => string
  /** A shorter format for the scale. */
  formatTick?: (value: number) => string
  /** The scale has whole multiples of this: 100 for cents. */
  unit?: number
  /** The heading of the table's first column. */
  head: string
  /** More columns of the table, each with a cell for every point. */
  columns?: { head: string; cells: string[] }[]
  /** The text in place of a chart when every value is 0. */
  none: string
}

export const isCompared = ({ variant }: ChartSeries): boolean => variant === 'compared'

import { joinClasses } from '../classes.ts'
import type { ChartSeries } from './chart-types.ts'
import { swatches } from './chart-styles.ts'

export const Legend = ({ series }: { series: ChartSeries[] }) => (
  <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
    {series.map(({ name, variant }) => (
      <span key={name} className="flex items-center gap-1.5">
        <Swatch variant={variant} />
        {name}
      </span>
    ))}
  </figcaption>
)

export const Swatch = ({ variant }: Pick<ChartSeries, 'variant'>) => (
  <span aria-hidden className={joinClasses('inline-block shrink-0', swatches[variant])} />
)

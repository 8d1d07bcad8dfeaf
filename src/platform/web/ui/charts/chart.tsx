import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '../states/skeleton.tsx'
import type { ChartProps } from './chart-types.ts'
import * as t from '#platform/texts.ts'

const RenderedChart = lazy(() => import('./rendered-chart.tsx'))

/** Bars or lines with an equivalent table. The drawing loads when there are values. */
export function Chart(props: ChartProps) {
  if (props.points.every(({ values }) => values.every((value) => value <= 0)))
    return <p className="text-sm text-ink-2">{props.none}</p>
  return (
    <Suspense
      fallback={
        <Loading label={t.loading_the_chart()}>
          <Skeleton className="h-52 rounded-control" />
        </Loading>
      }
    >
      <RenderedChart {...props} />
    </Suspense>
  )
}

import { Loading, Skeleton, SkeletonPanel } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/trades/texts.ts'

export const dealGrid =
  'grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:items-start'

export function DealSkeleton() {
  return (
    <Loading label={t.loading_the_sale()}>
      <div className="grid min-h-dvh content-start gap-5">
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5">
          <Skeleton className="aspect-4/3" />
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-5 w-24" />
          </div>
        </div>
        <div className={dealGrid}>
          <SkeletonPanel lines={4} />
          <SkeletonPanel lines={4} />
          <SkeletonPanel lines={3} />
        </div>
      </div>
    </Loading>
  )
}

import { Loading, Skeleton, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/insights/texts.ts'

const panel = 'rounded-panel border border-line bg-paper'

export function DashboardSkeleton() {
  return (
    <Loading label={t.loading_the_figures()}>
      <div className="grid grid-cols-1 gap-3.5">
        <div className={`${panel} p-5`}>
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-4 h-10" />
        </div>
        <div className="grid grid-cols-2 gap-3.5 md:grid-cols-3 xl:grid-cols-5">
          {Array.from({ length: 5 }, (_, n) => (
            <div key={n} className={`${panel} px-4 pt-4 pb-4 last:max-md:col-span-2`}>
              <Skeleton className="h-3 w-20" />
              <Skeleton className="mt-2.5 h-5 w-28" />
              <Skeleton className="mt-3.5 h-8" />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-3.5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className={`${panel} p-5`}>
            <Skeleton className="h-4 w-44" />
            <Skeleton className="mt-5 h-48" />
          </div>
          <div className={`${panel} p-5`}>
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-5 h-48" />
          </div>
        </div>
        <div className={`${panel} p-5`}>
          <Skeleton className="mb-3 h-4 w-52" />
          {Array.from({ length: 4 }, (_, n) => (
            <SkeletonRow key={n} />
          ))}
        </div>
      </div>
    </Loading>
  )
}

import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/selling/texts.ts'

export function SellSkeleton() {
  return (
    <Loading label={t.loading_the_form()}>
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="grid gap-5">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-64 rounded-panel" />
          <Skeleton className="h-96 rounded-panel" />
        </div>
        <Skeleton className="h-80 rounded-panel max-lg:hidden" />
      </div>
    </Loading>
  )
}

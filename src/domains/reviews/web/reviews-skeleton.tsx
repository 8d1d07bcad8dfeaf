import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/reviews/texts.ts'

export function ReviewsSkeleton() {
  return (
    <Loading label={t.loading_reviews()}>
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}

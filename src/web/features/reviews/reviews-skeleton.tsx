import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'

export function ReviewsSkeleton() {
  return (
    <Loading label="Loading reviews">
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}

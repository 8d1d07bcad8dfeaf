import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/partners/texts.ts'

export function PartnersSkeleton() {
  return (
    <Loading label={t.loading()}>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

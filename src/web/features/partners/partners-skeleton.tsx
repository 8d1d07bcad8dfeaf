import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

export function PartnersSkeleton() {
  return (
    <Loading label={t.loading()}>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/billing/texts.ts'

export function CardsSkeleton() {
  return (
    <Loading label={t.loading_your_cards()}>
      <SkeletonRow />
    </Loading>
  )
}

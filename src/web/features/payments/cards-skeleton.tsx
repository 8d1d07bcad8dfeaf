import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

export function CardsSkeleton() {
  return (
    <Loading label={t.loading_your_cards()}>
      <SkeletonRow />
    </Loading>
  )
}

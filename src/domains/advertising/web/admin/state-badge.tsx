import type { Advertisement } from '#domains/advertising/common/advertisements.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { getStateLabels } from './advertisement-labels.ts'

export function StateBadge({ state }: Pick<Advertisement, 'state'>) {
  const { label, kind } = getStateLabels()[state]
  return <Badge kind={kind}>{label}</Badge>
}

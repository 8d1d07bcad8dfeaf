import type { Advertisement } from '#contract/advertisements/advertisements.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { getStateWords } from './advertisement-words.ts'

export function StateBadge({ state }: Pick<Advertisement, 'state'>) {
  const { label, kind } = getStateWords()[state]
  return <Badge kind={kind}>{label}</Badge>
}

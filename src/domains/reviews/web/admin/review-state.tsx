import { Scale } from 'lucide-react'
import type { Review } from '#domains/reviews/common/reviews.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/reviews/texts.ts'

export const getStateLabels = makeTexts(() => ({
  disputed: t.disputed(),
  shown: t.shown(),
  hidden: t.hidden(),
  removed: t.removed(),
}))

export function ReviewState({ review: { removed, dispute, is_shown: isShown } }: { review: Review }) {
  if (removed) return <Badge>{getStateLabels().removed}</Badge>
  if (dispute && !dispute.outcome)
    return (
      <Badge icon={Scale} kind="wrong">
        {getStateLabels().disputed}
      </Badge>
    )
  if (!isShown) return <Badge>{getStateLabels().hidden}</Badge>
  return <span className="text-sm text-ink-2">{getStateLabels().shown}</span>
}

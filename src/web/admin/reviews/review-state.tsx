import { Scale } from 'lucide-react'
import type { Review } from '#contract/reviews/reviews.ts'
import { Badge } from '#web/ui/facts/badge.tsx'

export const stateWords = {
  disputed: 'Disputed',
  shown: 'Shown',
  hidden: 'Hidden',
  removed: 'Removed',
}

/** How a review stands, in a word. */
export function ReviewState({ review: { removed, dispute, is_shown } }: { review: Review }) {
  if (removed) return <Badge>{stateWords.removed}</Badge>
  if (dispute && !dispute.outcome)
    return (
      <Badge icon={Scale} kind="wrong">
        {stateWords.disputed}
      </Badge>
    )
  if (!is_shown) return <Badge>{stateWords.hidden}</Badge>
  return <span className="text-sm text-ink-2">{stateWords.shown}</span>
}

import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { useDue } from './use-reviews.ts'
import * as t from '#domains/reviews/texts.ts'

export function useReviewLinks(): (trade_id: number) => ReactNode {
  const { data } = useDue(1, 100)
  return (trade_id: number) => {
    const due = data?.items.find((one) => one.trade_id === trade_id)
    if (!due) return null
    return (
      <LinkButton to={`/irate?trade=${trade_id}`} size="small" kind="quiet" icon={Star}>
        {t.review_the_other_side({ is_seller: due.role === 'buyer' })}
      </LinkButton>
    )
  }
}

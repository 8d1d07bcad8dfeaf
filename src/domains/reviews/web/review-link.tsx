import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { useDue } from './use-reviews.ts'
import * as t from '#domains/reviews/texts.ts'

export function useReviewLinks(): (tradeId: number) => ReactNode {
  const { data } = useDue(1, 100)
  return (tradeId: number) => {
    const due = data?.items.find((one) => one.trade_id === tradeId)
    if (!due) return null
    return (
      <LinkButton to={`/irate?trade=${tradeId}`} size="small" kind="quiet" icon={Star}>
        {t.review_the_other_side({ is_seller: due.role === 'buyer' })}
      </LinkButton>
    )
  }
}

import { Star } from 'lucide-react'
import { useState } from 'react'
import { blindDays, listReviews } from '#domains/reviews/common/reviews.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Writing } from './due-list.tsx'
import { ReviewItem } from './review-item.tsx'
import { useDue } from './review-link.tsx'
import * as t from '#domains/reviews/texts.ts'

/** Opens the dialog in place; nothing once it is written or too late. */
export function ReviewButton({ trade_id: tradeId }: { trade_id: number }) {
  const { data } = useDue(1, 100)
  const [isOpen, setOpen] = useState(false)
  const due = data?.items.find((one) => one.trade_id === tradeId)
  if (!due) return null
  return (
    <>
      <Button size="small" kind="quiet" icon={Star} onClick={() => setOpen(true)}>
        {t.write_a_review()}
      </Button>
      {isOpen && <Writing due={due} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Both reviews of a trade: one's own, and the other side's once it is shown. */
export function TradeReviews({ trade_id: tradeId }: { trade_id: number }) {
  const { data } = useApiQuery(listReviews, { trade: tradeId, page: 1, limit: 20 }, { staleTime: 0 })
  useReadAtNotification([listReviews])
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="reviews" className="rounded-panel border border-line bg-paper">
      <h2 id="reviews" className="heading px-5 pt-4 text-base">
        {t.reviews_of_this_sale()}
      </h2>
      <ul className="divide-y divide-line">
        {data.items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {data.items.some(({ is_shown: isShown }) => !isShown) && (
        <p className="px-5 pb-4 text-sm text-ink-2">
          {t.yours_shows_once_both_are_written({ days: blindDays })}
        </p>
      )}
    </section>
  )
}

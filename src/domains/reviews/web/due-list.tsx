import { PencilLine, Star } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { blindDays, type DueReview, writeReview } from '#domains/reviews/common/reviews.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { ListRow } from '#platform/web/ui/layout/list-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ReviewsSkeleton } from './own-review.tsx'
import { useDue, useReviewsChanged } from './review-link.tsx'
import * as t from '#domains/reviews/texts.ts'

const ReviewDialog = lazyOnClick(async () => (await import('./review-dialog.tsx')).default)

export function DueList({ page, trade }: { page: number; trade: number }) {
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useDue(page)
  // The requested one may be on another page.
  const all = useDue(1, 100)
  const dueReview = [...(data?.items ?? []), ...(all.data?.items ?? [])].find((due) => due.trade_id === trade)
  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <ReviewsSkeleton />
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState
          icon={Star}
          title={t.nothing_to_review()}
          action={<LinkButton to="/irate?show=about">{t.see_your_reviews()}</LinkButton>}
        >
          {t.after_a_trade_you_each_have_60_days_to()}
        </EmptyState>
      ) : (
        <ItemRows label={t.to_write()}>
          {data.items.map((due) => (
            <DueRow key={due.trade_id} due={due} />
          ))}
        </ItemRows>
      )}
      <Pager {...data} to={(to) => `/irate?page=${to}`} />
      {dueReview && (
        <Writing
          due={dueReview}
          onClose={() => void navigate('/irate', { preventScrollReset: true, replace: true })}
        />
      )}
    </>
  )
}

function DueRow({
  due: { trade_id: tradeId, listing, other, role, until, other_has_written: otherHasWritten },
}: {
  due: DueReview
}) {
  return (
    <ListRow
      to={`/${listing.type}/${listing.id}/detail`}
      title={listing.title}
      picture={{ src: listing.thumb_url }}
      figure={otherHasWritten && <Badge kind="bid">{t.they_have_reviewed_you()}</Badge>}
      action={
        <LinkButton to={`/irate?trade=${tradeId}`} size="small" icon={PencilLine} preventScrollReset>
          {t.write_a_review()}
        </LinkButton>
      }
    >
      <p className="num text-xs text-ink-3">
        {role === 'buyer'
          ? t.you_bought_it_from_name({ name: other.display_name })
          : t.you_sold_it_to_name({ name: other.display_name })}
        {' · '}
        {t.until_until({ until: formatShortInstant(new Date(until)) })}
      </p>
    </ListRow>
  )
}

export function Writing({ due, onClose: close }: { due: DueReview; onClose: () => void }) {
  const write = useApiMutation(writeReview)
  const reviewsChanged = useReviewsChanged()
  return (
    <ReviewDialog
      key={due.trade_id}
      title={t.review_display_name({ display_name: due.other.display_name })}
      description={
        due.other_has_written
          ? t.theyve_reviewed_you_both_reviews_of({ title: due.listing.title })
          : t.you_wont_see_each_others_review_of({ title: due.listing.title, blind_days: blindDays })
      }
      verb={t.send_review()}
      send={async (review) => {
        const { is_shown: isShown } = await write.mutateAsync({ trade_id: due.trade_id, ...review })
        notify.success(isShown ? t.review_posted_both_reviews_are_now() : t.review_saved())
        close()
        await reviewsChanged()
      }}
      onClose={close}
    />
  )
}

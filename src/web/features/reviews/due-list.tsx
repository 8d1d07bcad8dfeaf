import { PencilLine, Star } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { blind_days, type DueReview, writeReview } from '#contract/reviews/reviews.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { ItemRow, ItemRows } from '#web/ui/layout/item-row.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { useDue, useReviewsChanged } from './use-reviews.ts'

const ReviewDialog = pressedPart(async () => (await import('./review-dialog.tsx')).default)

/** Trades whose other side I may review. `trade` is the one that is being reviewed now. */
export function DueList({ page, trade }: { page: number; trade: number }) {
  const { data, error, isFetching, refetch } = useDue(page)
  // One that is asked for may stand on another page.
  const all = useDue(1, 100)
  const asked = [...(data?.items ?? []), ...(all.data?.items ?? [])].find((due) => due.trade_id === trade)
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
          title="Nothing to review"
          action={<LinkButton to="/irate?show=about">See your reviews</LinkButton>}
        >
          After a trade, you each have 60 days to leave a review.
        </EmptyState>
      ) : (
        <ItemRows label="To write">
          {data.items.map((due) => (
            <DueRow key={due.trade_id} due={due} />
          ))}
        </ItemRows>
      )}
      <Pager {...data} to={(to) => `/irate?page=${to}`} />
      {asked && <Writing due={asked} />}
    </>
  )
}

function DueRow({ due: { trade_id, listing, other, role, until, other_has_written } }: { due: DueReview }) {
  return (
    <ItemRow
      to={`/${listing.type}/${listing.id}/detail`}
      title={listing.title}
      src={listing.thumb_url}
      actions={
        <LinkButton to={`/irate?trade=${trade_id}`} size="small" icon={PencilLine} preventScrollReset>
          Write a review
        </LinkButton>
      }
    >
      <p className="mt-0.5 text-sm text-ink-2">
        {role === 'buyer' ? 'You bought it from ' : 'You sold it to '}
        {other.display_name}
      </p>
      <p className="num mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-3">
        until {formatShortInstant(new Date(until))}
        {other_has_written && <Badge kind="bid">they have reviewed you</Badge>}
      </p>
    </ItemRow>
  )
}

function Writing({ due }: { due: DueReview }) {
  const navigate = useNavigate()
  const write = useApiMutation(writeReview)
  const reviewsChanged = useReviewsChanged()
  const close = () => void navigate('/irate', { preventScrollReset: true, replace: true })
  return (
    <ReviewDialog
      key={due.trade_id}
      title={`Review ${due.other.display_name}`}
      description={
        due.other_has_written
          ? `They’ve reviewed you. Both reviews of “${due.listing.title}” will be shown once you’ve written yours.`
          : `You won’t see each other’s review of “${due.listing.title}” until you’ve both written one, or after ${blind_days} days.`
      }
      verb="Send review"
      send={async (said) => {
        const { is_shown } = await write.mutateAsync({ trade_id: due.trade_id, ...said })
        notify.success(is_shown ? 'Review posted. Both reviews are now shown.' : 'Review saved')
        close()
        await reviewsChanged()
      }}
      onClose={close}
    />
  )
}

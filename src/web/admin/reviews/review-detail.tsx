import { useQueryClient } from '@tanstack/react-query'
import { StarOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listAudit } from '#contract/audit/audit.ts'
import {
  getReview,
  listAllReviews,
  removeReview,
  type Review,
  upholdReview,
} from '#contract/reviews/reviews.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Stars } from '#web/ui/facts/stars.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { AuditLog } from '../audit-log.tsx'
import { formatMoment } from '../moments.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { ReviewState } from './review-state.tsx'

const personLook = 'rounded-control font-semibold hover:text-pounamu hover:underline'

/** One review with its dispute, and what an admin may do about it. */
export function ReviewDetail({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useApiQuery(getReview, { id })
  if (data) {
    return (
      <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-3.5">
          <Said review={data} />
          <Disputed review={data} />
        </div>
        <AuditLog
          subject={{ subject_kind: 'review', subject_id: id }}
          nothing="No admin has changed this review."
        />
      </div>
    )
  }
  if (findProblem(error)?.key === 'not_found') {
    return (
      <EmptyState
        icon={StarOff}
        title="Review not found"
        action={<LinkButton to="/reviews">See all reviews</LinkButton>}
      >
        Check the number.
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState title="The review didn’t load" onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  return (
    <Loading label="Loading the review">
      <div className="rounded-panel border border-line bg-paper p-5">
        <SkeletonText lines={6} />
      </div>
    </Loading>
  )
}

function Said({ review }: { review: Review }) {
  const { author, about, about_role, listing, rating, text, reply, written_at, changed_at, removed } = review
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Stars rating={rating} size={22} />
        <span className="num font-semibold">{rating} of 5</span>
        <ReviewState review={review} />
        <span className="num text-sm text-ink-2">No. {review.id}</span>
      </div>
      <p className="mt-2 text-sm text-ink-2">
        <Link to={`/user/${author.id}/detail`} className={personLook}>
          {author.display_name}
        </Link>{' '}
        about{' '}
        <Link to={`/user/${about.id}/detail`} className={personLook}>
          {about.display_name}
        </Link>
        , the {about_role} of{' '}
        <Link to={`/listings?open=${listing.id}`} className={personLook}>
          {listing.title}
        </Link>
      </p>
      <p className="num text-xs text-ink-2">
        Written {formatMoment(written_at)}
        {changed_at && `, changed ${formatMoment(changed_at)}`}
        {!review.is_shown && `, hidden until ${formatMoment(review.shown_at)} or until the other side writes`}
      </p>
      <p className="mt-3 max-w-prose break-words whitespace-pre-line">{text}</p>
      {reply && (
        <div className="mt-3 border-l-2 border-line-strong pl-3.5 text-sm">
          <p className="text-xs text-ink-2">
            {about.display_name} replied, {formatMoment(reply.at)}
          </p>
          <p className="max-w-prose break-words whitespace-pre-line">{reply.text}</p>
        </div>
      )}
      {removed ? (
        <p className="mt-3 text-sm text-pohutukawa">
          Removed {formatMoment(removed.at)}: {removed.reason}
        </p>
      ) : (
        <Acts review={review} />
      )}
    </Panel>
  )
}

function Disputed({ review: { dispute, about } }: { review: Review }) {
  if (!dispute) return null
  return (
    <Panel title="Dispute">
      <p className="num text-xs text-ink-2">
        {about.display_name}, {formatMoment(dispute.at)}
      </p>
      <p className="mt-1 max-w-prose text-sm break-words whitespace-pre-line">{dispute.reason}</p>
      {dispute.outcome && dispute.decided_at && (
        <p className="mt-3 text-sm">
          <span className="font-semibold">
            {dispute.outcome === 'upheld' ? 'The review stays.' : 'The review was removed.'}
          </span>{' '}
          {dispute.word} <span className="num text-ink-2">({formatMoment(dispute.decided_at)})</span>
        </p>
      )}
    </Panel>
  )
}

function Acts({ review: { id, dispute } }: { review: Review }) {
  const [asks, setAsks] = useState<'uphold' | 'remove' | null>(null)
  const uphold = useApiMutation(upholdReview)
  const remove = useApiMutation(removeReview)
  const queries = useQueryClient()
  const isOpen = dispute !== null && dispute.outcome === null

  async function after(said: string) {
    notify.success(said)
    for (const { name } of [getReview, listAllReviews, listAudit]) {
      await queries.invalidateQueries({ queryKey: [name] })
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {isOpen && (
        <Button size="small" onClick={() => setAsks('uphold')}>
          Keep review
        </Button>
      )}
      <Button kind="danger" size="small" onClick={() => setAsks('remove')}>
        Remove review
      </Button>
      {asks === 'uphold' && (
        <ReasonDialog
          title="Keep this review?"
          label="Message to both"
          help="The author and the person reviewed will both get this."
          confirm="Keep review"
          act={async (word) => {
            await uphold.mutateAsync({ id, word })
            await after('Review kept. We’ve told both people.')
          }}
          onClose={() => setAsks(null)}
        >
          This closes the dispute. It can’t be disputed again.
        </ReasonDialog>
      )}
      {asks === 'remove' && (
        <ReasonDialog
          title="Remove the review?"
          help="The author will get this, and so will the person reviewed if they’ve seen the review."
          confirm="Remove review"
          kind="danger"
          act={async (reason) => {
            await remove.mutateAsync({ id, reason })
            await after('Review removed')
          }}
          onClose={() => setAsks(null)}
        >
          It won’t count any more. Only the two people and administrators can see it, and the author can’t
          write another. You can’t undo this.
        </ReasonDialog>
      )}
    </div>
  )
}

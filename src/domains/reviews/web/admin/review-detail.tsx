import { useQueryClient } from '@tanstack/react-query'
import { StarOff } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { OperationValues } from '#platform/common/operation.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  getReview,
  removeReview,
  type Review,
  upholdReview,
  listAllReviews,
} from '#domains/reviews/common/reviews.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonPanel } from '#platform/web/ui/states/skeleton.tsx'
import { Stars } from '#platform/web/ui/facts/stars.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import { ReviewState } from './review-state.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/reviews/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

const personStyle = 'rounded-control font-semibold hover:text-pounamu hover:underline'

export const meta = makeAdminMeta(t.a_review)

export default function ReviewPage() {
  const id = Number(useParams().id)
  return (
    <AdminPage title={t.review()} back={{ to: lastTable('/reviews'), label: t.all_reviews() }}>
      <ReviewDetail key={id} id={id} />
    </AdminPage>
  )
}

function ReviewDetail({ id }: { id: number }) {
  const call = useApiQuery(getReview, { id })
  return (
    <Query
      call={call}
      failed={t.the_review_didnt_load()}
      loading={t.loading_the_review()}
      skeleton={<SkeletonPanel lines={6} />}
      missing={
        <EmptyState
          icon={StarOff}
          title={t.review_not_found()}
          action={<LinkButton to="/reviews">{t.see_all_reviews()}</LinkButton>}
        >
          {t.check_the_number()}
        </EmptyState>
      }
    >
      {(review) => (
        <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-3.5">
            <TextMatches review={review} />
            <Disputed review={review} />
          </div>
          <AuditLog
            subject={{ subject_kind: 'review', subject_id: id }}
            nothing={t.no_admin_has_changed_this_review()}
          />
        </div>
      )}
    </Query>
  )
}

function TextMatches({ review }: { review: Review }) {
  const {
    author,
    about,
    about_role: aboutRole,
    listing,
    rating,
    text,
    reply,
    written_at: writtenAt,
    changed_at: changedAt,
    removed,
  } = review
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Stars rating={rating} size={22} />
        <span className="num font-semibold">{t.rating_of_5({ rating })}</span>
        <ReviewState review={review} />
        <span className="num text-sm text-ink-2">{t.no_id({ id: review.id })}</span>
      </div>
      <p className="mt-2 text-sm text-ink-2">
        <Sentence
          parts={t.author_about_member_of_listing({
            author_name: author.display_name,
            author: (parts) => (
              <Link to={`/user/${author.id}/detail`} className={personStyle}>
                {parts}
              </Link>
            ),
            display_name: about.display_name,
            link: (parts) => (
              <Link to={`/user/${about.id}/detail`} className={personStyle}>
                {parts}
              </Link>
            ),
            about_role: aboutRole,
            title: listing.title,
            listing: (parts) => (
              <Link to={`/listings?open=${listing.id}`} className={personStyle}>
                {parts}
              </Link>
            ),
          })}
        />
      </p>
      <p className="num text-xs text-ink-2">
        {[
          t.written_at({ at: formatMoment(writtenAt) }),
          changedAt && t.changed_at({ at: formatMoment(changedAt) }),
          !review.is_shown && t.hidden_until_shown_at({ shown_at: formatMoment(review.shown_at) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="mt-3 max-w-prose break-words whitespace-pre-line">{text}</p>
      {reply && (
        <div className="mt-3 border-l-2 border-line-strong pl-3.5 text-sm">
          <p className="text-xs text-ink-2">
            {t.display_name_replied_at({ display_name: about.display_name, at: formatMoment(reply.at) })}
          </p>
          <p className="max-w-prose break-words whitespace-pre-line">{reply.text}</p>
        </div>
      )}
      {removed ? (
        <p className="mt-3 text-sm text-pohutukawa">
          {t.removed_at_reason({ at: formatMoment(removed.at), reason: removed.reason })}
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
    <Panel title={t.dispute()}>
      <p className="num text-xs text-ink-2">
        {about.display_name}, {formatMoment(dispute.at)}
      </p>
      <p className="mt-1 max-w-prose text-sm break-words whitespace-pre-line">{dispute.reason}</p>
      {dispute.outcome && dispute.decided_at && (
        <p className="mt-3 text-sm">
          <span className="font-semibold">
            {dispute.outcome === 'upheld' ? t.the_review_stays() : t.the_review_was_removed()}
          </span>{' '}
          {dispute.word} <span className="num text-ink-2">({formatMoment(dispute.decided_at)})</span>
        </p>
      )}
    </Panel>
  )
}

type SeenDispute = NonNullable<OperationValues<typeof removeReview>['dispute']>

function getDisputeState(dispute: Review['dispute']): SeenDispute {
  if (dispute === null) return 'none'
  return dispute.outcome === null ? 'open' : 'upheld'
}

function Acts({ review: { id, dispute } }: { review: Review }) {
  const [openDialog, setOpenDialog] = useState<'uphold' | null>(null)
  /** The decision applies only to the dispute as shown when the dialog opened. */
  const [removes, setRemoves] = useState<SeenDispute | null>(null)
  const uphold = useApiMutation(upholdReview)
  const remove = useApiMutation(removeReview)
  const queries = useQueryClient()
  const isOpen = dispute !== null && dispute.outcome === null

  const refresh = () =>
    Promise.all(
      [getReview, listAllReviews, listAudit].map(({ name }) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )

  async function after(message: string) {
    notify.success(message)
    await refresh()
  }

  /**
   * A refusal means that another admin decided meanwhile, so the review behind the dialog is
   * fetched again.
   */
  async function decide(act: Promise<unknown>) {
    try {
      await act
    } catch (error) {
      void refresh()
      throw error
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {isOpen && (
        <May op={removeReview}>
          <Button size="small" onClick={() => setOpenDialog('uphold')}>
            {t.keep_review()}
          </Button>
        </May>
      )}
      <May op={removeReview}>
        <Button kind="danger" size="small" onClick={() => setRemoves(getDisputeState(dispute))}>
          {t.remove_review()}
        </Button>
      </May>
      {openDialog === 'uphold' && (
        <ReasonDialog
          title={t.keep_this_review()}
          label={t.message_to_both()}
          help={t.the_author_and_the_person_reviewed()}
          confirm={t.keep_review()}
          act={async (word) => {
            await decide(uphold.mutateAsync({ id, word }))
            await after(t.review_kept_weve_told_both_people())
          }}
          onClose={() => setOpenDialog(null)}
        >
          {t.this_closes_the_dispute_it_cant_be()}
        </ReasonDialog>
      )}
      {removes !== null && (
        <RemovalDialog
          hasDispute={isOpen}
          act={async (words) => {
            await decide(remove.mutateAsync({ id, ...words, dispute: removes }))
            await after(t.review_removed())
          }}
          onClose={() => setRemoves(null)}
        />
      )}
    </div>
  )
}

import { Flag, PencilLine, Reply, MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import {
  changeReview,
  disputeReview,
  maxReplyCharacters,
  type Review,
} from '#domains/reviews/common/reviews.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { ReviewItem, ReviewItems } from './review-item.tsx'
import { useReviewsChanged, useMine } from './review-link.tsx'
import * as t from '#domains/reviews/texts.ts'

const ReviewDialog = lazyOnClick(async () => (await import('./review-dialog.tsx')).default)
const WordsDialog = lazyOnClick(async () => (await import('./words-dialog.tsx')).default)

type Act = 'change' | 'reply' | 'dispute'

function OwnReview({ review, by }: { review: Review; by: 'author' | 'about' }) {
  const [act, setAct] = useState<Act | null>(null)
  const { may } = review
  return (
    <ReviewItem review={review} by={by} level="h2">
      <ReviewState review={review} />
      {(may.change || may.reply || may.dispute) && (
        <div className="flex flex-wrap gap-2">
          {may.change && (
            <Button kind="quiet" size="small" icon={PencilLine} onClick={() => setAct('change')}>
              {t.change()}
            </Button>
          )}
          {may.reply && (
            <Button kind="quiet" size="small" icon={Reply} onClick={() => setAct('reply')}>
              {t.reply()}
            </Button>
          )}
          {may.dispute && (
            <Button kind="ghost" size="small" icon={Flag} onClick={() => setAct('dispute')}>
              {t.dispute()}
            </Button>
          )}
        </div>
      )}
      {act && <Acting review={review} act={act} onClose={() => setAct(null)} />}
    </ReviewItem>
  )
}

function Acting({ review, act, onClose }: { review: Review; act: Act; onClose: () => void }) {
  const change = useApiMutation(changeReview)
  const dispute = useApiMutation(disputeReview)
  const reviewsChanged = useReviewsChanged()
  const { id, rating, text, is_shown: isShown } = review

  async function after(message: string) {
    onClose()
    notify.success(message)
    await reviewsChanged()
  }

  return (
    <>
      {act === 'change' && (
        <ReviewDialog
          title={t.change_your_review()}
          description={
            isShown ? t.its_already_shown_you_can_change_it() : t.it_isnt_shown_yet_you_can_change_it()
          }
          initial={{ rating, text }}
          verb={t.save_review()}
          send={async (message) => {
            await change.mutateAsync({ id, ...message })
            await after(t.review_changed())
          }}
          onClose={onClose}
        />
      )}
      {act === 'reply' && (
        <WordsDialog
          title={t.reply_to_display_name({ display_name: review.author.display_name })}
          description={t.you_can_reply_once_everyone_can_read()}
          label={t.your_reply()}
          help={t.leave_out_phone_numbers_and_addresses()}
          verb={t.send_reply()}
          most={maxReplyCharacters}
          send={async (reply) => {
            await change.mutateAsync({ id, reply })
            await after(t.reply_posted())
          }}
          onClose={onClose}
        />
      )}
      {act === 'dispute' && (
        <WordsDialog
          title={t.dispute_this_review()}
          description={t.well_look_at_it_and_tell_you_both()}
          label={t.whats_wrong_with_it()}
          help={t.only_our_team_sees_this()}
          verb={t.send_to_hoko()}
          most={1_000}
          send={async (reason) => {
            await dispute.mutateAsync({ review_id: id, reason })
            await after(t.well_look_at_it_and_tell_you_both_2())
          }}
          onClose={onClose}
        />
      )}
    </>
  )
}

function ReviewState({
  review: { is_shown: isShown, shown_at: shownAt, dispute, removed },
}: {
  review: Review
}) {
  if (removed)
    return (
      <Notice kind="wrong">
        {removed.reason ? t.we_removed_it_the_reason_reason({ reason: removed.reason }) : t.we_removed_it()}
      </Notice>
    )
  if (!isShown) {
    return (
      <Notice>
        <Sentence
          parts={t.hidden_until_the_other_side_has({
            shown_at: formatShortInstant(new Date(shownAt)),
            span: (parts) => <span className="num">{parts}</span>,
          })}
        />
      </Notice>
    )
  }
  if (dispute?.outcome === 'upheld')
    return <Notice>{t.it_was_disputed_and_we_kept_it_the({ word: dispute.word ?? '' })}</Notice>
  if (dispute) return <Notice kind="bid">{t.disputed_well_look_at_it_and_tell_you()}</Notice>
  return null
}

export function ReviewsSkeleton() {
  return (
    <Loading label={t.loading_reviews()}>
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}

type Mine = 'about' | 'written'

const getNothing = makeTexts((): Record<Mine, { title: string; text: string }> => ({
  about: {
    title: t.no_reviews_of_you_yet(),
    text: t.reviews_from_people_you_trade_with_are(),
  },
  written: {
    title: t.you_havent_written_a_review_yet(),
    text: t.reviews_you_write_are_shown_here(),
  },
}))

export function OwnReviews({ mine, page }: { mine: Mine; page: number }) {
  const { data, error, isFetching, refetch } = useMine(mine, page)
  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <ReviewsSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState
        icon={MessageSquareQuote}
        title={getNothing()[mine].title}
        action={<LinkButton to="/irate">{t.see_what_you_can_review()}</LinkButton>}
      >
        {getNothing()[mine].text}
      </EmptyState>
    )
  }
  return (
    <>
      <ReviewItems label={mine === 'about' ? t.about_me() : t.by_me()}>
        {data.items.map((review) => (
          <OwnReview key={review.id} review={review} by={mine === 'about' ? 'author' : 'about'} />
        ))}
      </ReviewItems>
      <Pager {...data} to={(to) => `/irate?show=${mine}&page=${to}`} />
    </>
  )
}

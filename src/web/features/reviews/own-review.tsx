import { Flag, PencilLine, Reply } from 'lucide-react'
import { useState } from 'react'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { changeReview, disputeReview, max_reply_characters, type Review } from '#contract/reviews/reviews.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { ReviewItem } from './review-item.tsx'
import { useReviewsChanged } from './use-reviews.ts'

const ReviewDialog = pressedPart(async () => (await import('./review-dialog.tsx')).default)
const WordsDialog = pressedPart(async () => (await import('./words-dialog.tsx')).default)

type Act = 'change' | 'reply' | 'dispute'

/** A review that I wrote or that is about me, with what I may do with it. */
export function OwnReview({ review, by }: { review: Review; by: 'author' | 'about' }) {
  const [act, setAct] = useState<Act | null>(null)
  const { may } = review
  return (
    <ReviewItem review={review} by={by} level="h2">
      <Standing review={review} />
      {(may.change || may.reply || may.dispute) && (
        <div className="flex flex-wrap gap-2">
          {may.change && (
            <Button kind="quiet" size="small" icon={PencilLine} onClick={() => setAct('change')}>
              Change
            </Button>
          )}
          {may.reply && (
            <Button kind="quiet" size="small" icon={Reply} onClick={() => setAct('reply')}>
              Reply
            </Button>
          )}
          {may.dispute && (
            <Button kind="ghost" size="small" icon={Flag} onClick={() => setAct('dispute')}>
              Dispute
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
  const { id, rating, text, is_shown } = review

  async function after(said: string) {
    onClose()
    notify.success(said)
    await reviewsChanged()
  }

  return (
    <>
      {act === 'change' && (
        <ReviewDialog
          title="Change your review"
          description={
            is_shown
              ? 'It’s already shown. You can change it once, within 7 days.'
              : 'It isn’t shown yet. You can change it until it is.'
          }
          initial={{ rating, text }}
          verb="Save review"
          send={async (said) => {
            await change.mutateAsync({ id, ...said })
            await after('Review changed')
          }}
          onClose={onClose}
        />
      )}
      {act === 'reply' && (
        <WordsDialog
          title={`Reply to ${review.author.display_name}`}
          description="You can reply once. Everyone can read it below the review."
          label="Your reply"
          help="Leave out phone numbers and addresses."
          verb="Send reply"
          most={max_reply_characters}
          send={async (reply) => {
            await change.mutateAsync({ id, reply })
            await after('Reply posted')
          }}
          onClose={onClose}
        />
      )}
      {act === 'dispute' && (
        <WordsDialog
          title="Dispute this review"
          description="We’ll look at it and tell you both whether it stays. You can dispute a review once."
          label="What’s wrong with it?"
          help="Only our team sees this."
          verb="Send to Hoko"
          most={1_000}
          send={async (reason) => {
            await dispute.mutateAsync({ review_id: id, reason })
            await after('We’ll look at it and tell you both')
          }}
          onClose={onClose}
        />
      )}
    </>
  )
}

/** Whether it is seen, disputed or removed. */
function Standing({ review: { is_shown, shown_at, dispute, removed } }: { review: Review }) {
  if (removed) return <Notice kind="wrong">We removed it. The reason: {removed.reason}</Notice>
  if (!is_shown) {
    return (
      <Notice>
        Hidden until the other side has written too, or until{' '}
        <span className="num">{formatShortInstant(new Date(shown_at))}</span>.
      </Notice>
    )
  }
  if (dispute?.outcome === 'upheld')
    return <Notice>It was disputed, and we kept it. The reason: {dispute.word}</Notice>
  if (dispute)
    return <Notice kind="bid">Disputed. We’ll look at it and tell you both whether it stays.</Notice>
  return null
}

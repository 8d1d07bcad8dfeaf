import { setListingStatus } from '#domains/moderation/common/listing-status.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useListingsDecided } from '../use-admin-listing.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

type Status = 'active' | 'draft' | 'suspended'

const getStillWords = makeTexts(() => t.its_still_paused_with_its_sellers())

export function useDecide(id: number) {
  const decided = useListingsDecided()
  return async (status: Status, reason: string | undefined, done: string) => {
    const reply = await api.call(setListingStatus, { id, status, reason })
    await decided()
    if (reply.status === status) notify.success(done)
    else notify.error(t.that_had_a_different_result(), { description: reply.reason ?? getStillWords() })
  }
}

interface ApproveDialogProps {
  listing: { id: number; title: string | null }
  onApproved?: () => void
  onClose: () => void
}

export function ApproveDialog({ listing, onApproved, onClose }: ApproveDialogProps) {
  const decide = useDecide(listing.id)
  const approval = useActionForm({
    initial: {},
    send: () => decide('active', undefined, t.listing_approved()),
    onDone: () => {
      onApproved?.()
      onClose()
    },
  })

  return (
    <ConfirmDialog
      open
      isQuick
      title={t.approve_title({ title: listing.title ?? listing.id })}
      confirm={t.approve_listing()}
      busy={approval.isSending}
      error={approval.message}
      onConfirm={approval.submit}
      onClose={onClose}
    >
      {t.it_goes_live_now_and_its_time_starts()}
    </ConfirmDialog>
  )
}

import { useState } from 'react'
import { setListingStatus } from '#contract/selling/own-listings.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useListingsDecided } from './use-admin-listing.ts'

type Status = 'active' | 'draft' | 'suspended'

const stillWords = 'It’s still paused with its seller’s account.'

/** Moves a listing to another status, and says whether it went there. */
export function useDecide(id: number) {
  const decided = useListingsDecided()
  return async (status: Status, reason: string | undefined, done: string) => {
    const reply = await api.call(setListingStatus, { id, status, reason })
    await decided()
    if (reply.status === status) notify.success(done)
    else notify.error('That had a different result', { description: reply.reason ?? stillWords })
  }
}

interface ApproveDialogProps {
  listing: { id: number; title: string | null }
  onClose: () => void
}

export function ApproveDialog({ listing, onClose }: ApproveDialogProps) {
  const decide = useDecide(listing.id)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      await decide('active', undefined, 'Listing approved')
      onClose()
    } catch (error) {
      setFailure(getMessage(error))
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      title={`Approve “${listing.title ?? listing.id}”?`}
      confirm="Approve listing"
      busy={isBusy}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      It goes live now, and its time starts now. If the closing time the seller chose has passed, we’ll send
      it back to them.
    </ConfirmDialog>
  )
}

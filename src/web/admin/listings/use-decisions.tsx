import { Ban, Check, Pencil, RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { KeptListing } from '#contract/moderation.ts'
import { setListingStatus } from '#contract/own-listings.ts'
import { api } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/problem.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { editAddress, mayDecide } from './listing-words.ts'
import { useListingsDecided } from './use-kept-listing.ts'

type Asked = 'approve' | 'send_back' | 'suspend' | 'reinstate'
type Status = 'active' | 'draft' | 'suspended'

const reads = 'reads this by bell and mail. It stays on record.'

interface Decisions {
  buttons: ReactNode
  dialog: ReactNode
  /** Asks whether to suspend, for a reason that is there already; null where that cannot be. */
  suspend: ((reason: string) => void) | null
}

/** What an admin can decide about a listing as it stands: the buttons, and the dialog of the one that was pressed. */
export function useDecisions(listing: KeptListing): Decisions {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [found, setFound] = useState('')
  const decided = useListingsDecided()
  const may = mayDecide(listing)
  const name = listing.seller.display_name
  const close = () => {
    setAsked(null)
    setFound('')
  }
  const suspend = (reason: string) => {
    setFound(reason)
    setAsked('suspend')
  }

  async function decide(status: Status, reason: string | undefined, done: string) {
    const reply = await api.call(setListingStatus, { id: listing.id, status, reason })
    await decided()
    if (reply.status === status) notify.success(done)
    else notify.error('It went another way', { description: reply.reason ?? stillWords })
  }

  const edit_at = editAddress(listing)
  const buttons = (edit_at || may.approve || may.suspend || may.reinstate) && (
    <>
      {edit_at && (
        <LinkButton kind="quiet" icon={Pencil} to={edit_at}>
          Edit
        </LinkButton>
      )}
      {may.send_back && (
        <Button kind="quiet" icon={Undo2} onClick={() => setAsked('send_back')}>
          Send back
        </Button>
      )}
      {may.approve && (
        <Button icon={Check} onClick={() => setAsked('approve')}>
          Approve
        </Button>
      )}
      {may.suspend && (
        <Button kind="quiet" icon={Ban} onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      {may.reinstate && (
        <Button icon={RotateCcw} onClick={() => setAsked('reinstate')}>
          Reinstate
        </Button>
      )}
    </>
  )
  const dialogs: Record<Asked, ReactNode> = {
    approve: <ApproveDialog listing={listing} decide={decide} onClose={close} />,
    send_back: (
      <ReasonDialog
        title="Send this listing back?"
        help={`${name} ${reads}`}
        confirm="Send it back"
        onClose={close}
        act={(reason) => decide('draft', reason, 'Sent back')}
      >
        It becomes a draft again, and its seller can mend it and hand it in anew.
      </ReasonDialog>
    ),
    suspend: (
      <ReasonDialog
        title="Suspend this listing?"
        help={`${name} ${reads}`}
        confirm="Suspend this listing"
        initial={found}
        kind="danger"
        onClose={close}
        act={(reason) => decide('suspended', reason, 'Suspended')}
      >
        It is hidden at once and its clock stands still. Bids stand. Whoever has bid or watches is told,
        without the reason. You can reinstate it at any time.
      </ReasonDialog>
    ),
    reinstate: (
      <ReasonDialog
        title="Reinstate this listing?"
        help={`${name} ${reads}`}
        confirm="Reinstate this listing"
        onClose={close}
        act={(reason) => decide('active', reason, 'Reinstated')}
      >
        {listing.suspended_for.includes('account')
          ? 'It goes on as soon as its seller’s account is open again, and closes later by as long as it stood still.'
          : 'It is shown again, and closes later by as long as it stood still.'}
      </ReasonDialog>
    ),
  }
  return { buttons, dialog: asked && dialogs[asked], suspend: may.suspend ? suspend : null }
}

const stillWords = 'It still stands still with its seller’s account.'

interface ApproveDialogProps {
  listing: KeptListing
  decide: (status: Status, reason: string | undefined, done: string) => Promise<void>
  onClose: () => void
}

function ApproveDialog({ listing, decide, onClose }: ApproveDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      await decide('active', undefined, 'It is live')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      title={`Approve “${listing.title}”?`}
      confirm="Approve it"
      busy={isBusy}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      It goes live at once, and its time is counted from now. If the end its seller chose has passed, it goes
      back to them.
    </ConfirmDialog>
  )
}

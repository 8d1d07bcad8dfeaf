import { Ban, Check, Pencil, RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AdminListing } from '#contract/moderation/moderation.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { KeyHint } from '../key-hint.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useLetterKey } from '../use-letter-key.ts'
import { ApproveDialog, useDecide } from './approve-dialog.tsx'
import { editAddress, mayDecide } from './listing-words.ts'

type Decision = 'approve' | 'send_back' | 'suspend' | 'reinstate'

const reads = 'will get this as a notification and an email. It’s kept on file.'

interface Decisions {
  buttons: ReactNode
  dialog: ReactNode
  /** Asks whether to suspend, for a reason that is there already; null where that cannot be. */
  suspend: ((reason: string) => void) | null
}

/** What an admin can decide about a listing as it stands: the buttons, and the dialog of the one that was pressed. */
export function useDecisions(listing: AdminListing): Decisions {
  const [asked, setAsked] = useState<Decision | null>(null)
  const [found, setFound] = useState('')
  const decide = useDecide(listing.id)
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

  useLetterKey('a', may.approve && asked === null ? () => setAsked('approve') : null, 1)

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
        <Button icon={Check} aria-keyshortcuts="A" onClick={() => setAsked('approve')}>
          Approve <KeyHint letter="A" />
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
  const dialogs: Record<Decision, ReactNode> = {
    approve: <ApproveDialog listing={listing} onClose={close} />,
    send_back: (
      <ReasonDialog
        title="Send this listing back?"
        help={`${name} ${reads}`}
        confirm="Send back"
        onClose={close}
        act={(reason) => decide('draft', reason, 'Sent back')}
      >
        It goes back to draft so the seller can fix and resubmit it.
      </ReasonDialog>
    ),
    suspend: (
      <ReasonDialog
        title="Suspend listing?"
        help={`${name} ${reads}`}
        confirm="Suspend listing"
        initial={found}
        kind="danger"
        onClose={close}
        act={(reason) => decide('suspended', reason, 'Suspended')}
      >
        We’ll hide it and pause its time. Existing bids are kept. Bidders and watchers are told, but not why.
        You can reinstate it at any time.
      </ReasonDialog>
    ),
    reinstate: (
      <ReasonDialog
        title="Reinstate this listing?"
        help={`${name} ${reads}`}
        confirm="Reinstate listing"
        onClose={close}
        act={(reason) => decide('active', reason, 'Reinstated')}
      >
        {listing.suspended_for.includes('account')
          ? 'It’s shown again when the seller’s account is reinstated, with the time it had left.'
          : 'It’s shown again, with the time it had left.'}
      </ReasonDialog>
    ),
  }
  return { buttons, dialog: asked && dialogs[asked], suspend: may.suspend ? suspend : null }
}

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

const reads = 'reads this by bell and mail. It stays on record.'

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

import { Ban, Check, Pencil, RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type AdminListing, decideListings } from '#domains/moderation/common/moderation.ts'
import { updateListing } from '#domains/selling/common/own-listings.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { KeyHint } from '#domains/staff/web/shared/key-hint.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { useLetterKey } from '#domains/staff/web/shared/use-letter-key.ts'
import { ApproveDialog, useDecide } from './approve-dialog.tsx'
import { editAddress, mayDecide } from '../../shared/listing-labels.ts'
import * as t from '#domains/listings/texts.ts'

type Decision = 'approve' | 'send_back' | 'suspend' | 'reinstate'

interface Decisions {
  buttons: ReactNode
  dialog: ReactNode
  /** Opens the suspend dialog with this reason; null when suspending isn't possible. */
  suspend: ((reason: string) => void) | null
}

const mayNothing = { approve: false, send_back: false, suspend: false, reinstate: false }

export function useDecisions(listing: AdminListing): Decisions {
  const [pending, setPending] = useState<Decision | null>(null)
  const [found, setFound] = useState('')
  const decide = useDecide(listing.id)
  const mayCall = useMay()
  const may = mayCall(decideListings) ? mayDecide(listing) : mayNothing
  const name = listing.seller.display_name
  const close = () => {
    setPending(null)
    setFound('')
  }
  const suspend = (reason: string) => {
    setFound(reason)
    setPending('suspend')
  }

  useLetterKey('a', may.approve && pending === null ? () => setPending('approve') : null, 1)

  const editAt = mayCall(updateListing) && editAddress(listing)
  const buttons = (editAt || may.approve || may.suspend || may.reinstate) && (
    <>
      {editAt && (
        <LinkButton kind="quiet" icon={Pencil} to={editAt}>
          {t.edit()}
        </LinkButton>
      )}
      {may.send_back && (
        <Button kind="quiet" icon={Undo2} onClick={() => setPending('send_back')}>
          {t.send_back()}
        </Button>
      )}
      {may.approve && (
        <Button icon={Check} aria-keyshortcuts="A" onClick={() => setPending('approve')}>
          {t.approve()} <KeyHint letter="A" />
        </Button>
      )}
      {may.suspend && (
        <Button kind="quiet" icon={Ban} onClick={() => setPending('suspend')}>
          {t.suspend()}
        </Button>
      )}
      {may.reinstate && (
        <Button icon={RotateCcw} onClick={() => setPending('reinstate')}>
          {t.reinstate()}
        </Button>
      )}
    </>
  )
  const dialogs: Record<Decision, ReactNode> = {
    approve: <ApproveDialog listing={listing} onClose={close} />,
    send_back: (
      <ReasonDialog
        title={t.send_this_listing_back()}
        help={t.name_will_get_this({ name })}
        confirm={t.send_back()}
        onClose={close}
        act={(reason) => decide('draft', reason, t.sent_back())}
      >
        {t.it_goes_back_to_draft_so_the_seller()}
      </ReasonDialog>
    ),
    suspend: (
      <ReasonDialog
        title={t.suspend_listing()}
        help={t.name_will_get_this({ name })}
        confirm={t.suspend_listing_2()}
        initial={found}
        kind="danger"
        onClose={close}
        act={(reason) => decide('suspended', reason, t.suspended())}
      >
        {t.well_hide_it_and_pause_its_time()}
      </ReasonDialog>
    ),
    reinstate: (
      <ReasonDialog
        title={t.reinstate_this_listing()}
        help={t.name_will_get_this({ name })}
        confirm={t.reinstate_listing()}
        onClose={close}
        act={(reason) => decide('active', reason, t.reinstated())}
      >
        {listing.suspended_for.includes('account')
          ? t.its_shown_again_when_the_sellers()
          : t.its_shown_again_with_the_time_it_had()}
      </ReasonDialog>
    ),
  }
  return { buttons, dialog: pending && dialogs[pending], suspend: may.suspend ? suspend : null }
}

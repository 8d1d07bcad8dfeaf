import { useState } from 'react'
import type { Listing, LiveListing } from '#contract/listings/listings.ts'
import { type VoidReason, voidBidder } from '#contract/bidding/voids.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

const reasons: { value: VoidReason; label: string; help: string }[] = [
  {
    value: 'asked',
    label: 'They asked for it',
    help: 'They typed the wrong amount, or can’t buy it after all.',
  },
  {
    value: 'not_genuine',
    label: 'They aren’t genuine',
    help: 'You have reason to think they won’t pay.',
  },
]

/** Asks the seller why, and says what follows, before a bidder is taken out of the auction. */
export function VoidDialog({
  listing,
  pseudonym,
  onVoided,
  onClose,
}: {
  listing: Listing
  pseudonym: string
  onVoided: (listing: LiveListing) => void
  onClose: () => void
}) {
  const act = useApiMutation(voidBidder)
  const [reason, setReason] = useState<VoidReason | null>(null)
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)

  async function confirm() {
    setChecked(true)
    if (!reason) return
    try {
      const reply = await act.mutateAsync({ id: listing.id, pseudonym, reason, note })
      onVoided(reply.listing)
      notify.success(`${pseudonym}’s bids voided`)
      onClose()
    } catch {
      // The sentence stands in the dialog.
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={`Void ${pseudonym}’s bids?`}
      description={`All ${pseudonym}’s bids on this auction are removed, and they can’t bid on it again. The price is worked out anew from the other bids and may fall; buy now does not come back. This cannot be undone, and your page counts how often you did it.`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button kind="danger" busy={act.isPending} onClick={() => void confirm()}>
            Void bids
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioCards
          legend="Why"
          name="void-reason"
          cards={reasons}
          value={reason ?? ''}
          onChange={(event) => setReason(event.target.value as VoidReason)}
          error={isChecked && !reason ? 'Choose a reason.' : undefined}
        />
        <Field label="Message to the bidder" optional>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {act.error && (
          <Notice kind="wrong" live>
            {getMessage(act.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { formatMoney } from '#shared/formats/formats.ts'
import { lowerMaximum } from '#contract/bidding/voids.ts'
import { serverNow } from '#web/lib/session/auth-store.ts'
import { findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { keepSeen } from '../ledger/seen-ledgers.ts'
import type { ListingSession } from '../listing-session.ts'

interface LowerLimitDialogProps {
  standing: ListingSession
  my_max_cents: number
  onClose: () => void
}

/** For whom a void brought to the top: a lower limit, once. */
export function LowerLimitDialog({ standing, my_max_cents, onClose }: LowerLimitDialogProps) {
  const { listing, receive, refresh } = standing
  const act = useApiMutation(lowerMaximum)
  const [cents, setCents] = useState<number | null | undefined>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const price = formatMoney(listing.price_cents)

  async function confirm() {
    setFailure(null)
    if (cents == null || cents >= my_max_cents || cents < listing.price_cents) {
      setError(`Write an amount from ${price} to less than ${formatMoney(my_max_cents)}.`)
      return
    }
    try {
      const reply = await act.mutateAsync({ id: listing.id, max_cents: cents })
      keepSeen(listing.id, { ...reply.receipt, at: new Date(serverNow()).toISOString() })
      receive(reply.listing)
      refresh()
      notify.success(`Your limit is now ${formatMoney(reply.max_cents)}`)
      onClose()
    } catch (caught) {
      const problem = findProblem(caught)
      refresh()
      const amount = problem?.errors?.max_cents
      if (amount) setError(amount)
      else
        setFailure(
          problem?.message ??
            'We didn’t get an answer. Check whether your limit has changed, then try again.',
        )
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title="Lower your limit?"
      description={`Another bidder’s bids were voided, so the seller may now know your limit of ${formatMoney(my_max_cents)}. You can lower it once, until the next bid. You’ll still be leading at ${price}.`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep limit
          </Button>
          <Button kind="bid" busy={act.isPending} onClick={() => void confirm()}>
            Lower limit
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="Bid for me up to" help={`At least ${price}, the current price.`} error={error}>
          {(control) => <MoneyInput {...control} large cents={cents} onCents={setCents} maxLength={20} />}
        </Field>
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

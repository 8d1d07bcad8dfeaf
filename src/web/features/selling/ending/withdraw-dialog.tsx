import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setListingStatus } from '#contract/selling/own-listings.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { type OwnRow, readOwnAgain } from '../table/use-own-listings.ts'

const reason_id = 'withdraw-reason'

/** Taking down what is live. Whoever has bid reads the reason, so with bids there must be one. */
export function WithdrawDialog({ row, onClose }: { row: OwnRow; onClose: () => void }) {
  const queries = useQueryClient()
  const withdraw = useApiMutation(setListingStatus)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const hasBids = row.bid_count > 0
  const problem = findProblem(withdraw.error)
  const said =
    missing && reason.trim() === '' ? 'Tell bidders why you’re withdrawing it.' : problem?.errors?.reason
  const failure = withdraw.error && !problem?.errors?.reason ? getMessage(withdraw.error) : null

  async function confirm() {
    setMissing(hasBids && reason.trim() === '')
    if (hasBids && reason.trim() === '') return document.getElementById(reason_id)?.focus()
    try {
      await withdraw.mutateAsync({ id: row.id, status: 'withdrawn', reason: reason.trim() || undefined })
    } catch {
      return document.getElementById(reason_id)?.focus()
    }
    onClose()
    notify.success('Withdrawn', hasBids ? { description: 'We’re telling everyone who bid.' } : undefined)
    await readOwnAgain(queries)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Withdraw this listing?"
      description={
        hasBids
          ? `“${row.title}” comes down now and won’t be sold. We’ll tell everyone who bid, with your reason, and count it on your page. You can’t undo this.`
          : `“${row.title}” comes down now and won’t be sold. No one has bid. You can’t undo this.`
      }
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep it live
          </Button>
          <Button kind="danger" busy={withdraw.isPending} onClick={() => void confirm()}>
            Withdraw it
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={hasBids ? 'Your reason' : 'A reason'}
          optional={!hasBids}
          id={reason_id}
          error={said}
          help={
            hasBids ? 'Everyone who bid will see this.' : 'Shown to people who look at the listing later.'
          }
        >
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              maxLength={300}
              className="min-h-20"
            />
          )}
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

import { type FormEvent, useState } from 'react'
import { askForPickup } from '#contract/trades/handovers.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { PickupProps } from './pickup-props.ts'
import { describeVisit } from './pickup-words.ts'

/** The buyer asks for other times. */
export function PickupWishDialog({
  trade,
  plan,
  keep,
  invalidate,
  onClose,
}: PickupProps & { onClose: () => void }) {
  const [note, setNote] = useState('')
  const ask = useApiMutation(askForPickup, {
    onSuccess: (changed) => {
      keep(changed)
      onClose()
      notify.success('We’ve told the seller')
    },
    onError: (error) => {
      if (findProblem(error)?.key === 'pickup_moved') invalidate()
    },
  })
  const wrong = findProblem(ask.error)?.errors?.note

  function send(event: FormEvent) {
    event.preventDefault()
    if (!ask.isPending) ask.mutate({ id: trade.id, revision: plan.revision, note })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={plan.state === 'none' ? 'When does it suit you?' : 'Ask for other times'}
      description={
        plan.picked
          ? `${describeVisit(plan.picked)} will no longer apply. We’ll tell the seller, and they can offer other times.`
          : 'We’ll tell the seller, and they can offer times for you to choose from.'
      }
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={`pickup-wish-${trade.id}`} busy={ask.isPending}>
            Ask the seller
          </Button>
        </>
      }
    >
      <form id={`pickup-wish-${trade.id}`} noValidate className="grid gap-4" onSubmit={send}>
        <Field label="When would it suit you?" help="Only the seller sees this." error={wrong}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              placeholder="Saturday morning, or any evening after 6 pm."
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {ask.error && !wrong && (
          <Notice kind="wrong" live>
            {getMessage(ask.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { completeHandover } from '#contract/trades/handovers.ts'
import type { Trade } from '#contract/trades/trades.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { OneTimeCode } from '#web/ui/fields/one-time-code.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useTradeMoved } from '../use-trade-acts.ts'

interface HandoverFormProps {
  trade: Trade
  /** Too many wrong ones were typed. */
  isLocked: boolean
  /** They have agreed on when they meet. */
  isNext: boolean
}

/** Where the seller types what the buyer shows. */
export function HandoverForm({ trade, isLocked, isNext }: HandoverFormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="Handover" className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">Handover</h3>
      <p className="max-w-prose text-ink-2">
        At handover, ask the buyer for their six-digit code and enter it here to complete the sale.
      </p>
      {isLocked ? (
        <Notice kind="wrong">
          Too many wrong codes were entered. Ask the buyer to make a new one. We’ll tell you when they have.
        </Notice>
      ) : (
        <div>
          <Button
            kind={isNext ? 'primary' : 'quiet'}
            size="small"
            icon={KeyRound}
            onClick={() => setOpen(true)}
          >
            Enter handover code
          </Button>
        </div>
      )}
      {isOpen && <CodeDialog trade={trade} onClose={() => setOpen(false)} />}
    </section>
  )
}

function CodeDialog({ trade, onClose }: { trade: Trade; onClose: () => void }) {
  const moved = useTradeMoved()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const complete = useApiMutation(completeHandover, {
    onSuccess: () => {
      onClose()
      notify.success('Sale completed')
      void moved()
    },
    // It may have been one wrong code too many, or the trade has moved on.
    onError: () => void moved(),
  })
  const id = `handover-${trade.id}`
  const digits = code.replaceAll(' ', '')

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (complete.isPending) return
    setShort(digits.length < 6)
    if (digits.length === 6) complete.mutate({ id: trade.id, code: digits })
    else document.getElementById(`${id}-code`)?.focus()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title="Enter handover code"
      description={`${trade.counterparty.full_name ?? 'The buyer'} can see it in iWon · iLost. Entering it completes the sale. You can’t undo this.`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={id} busy={complete.isPending}>
            Complete sale
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send}>
        <Field
          label="Handover code, 6 digits"
          id={`${id}-code`}
          error={isShort ? 'Enter all 6 digits.' : complete.error ? getMessage(complete.error) : undefined}
        >
          {(control) => (
            <OneTimeCode
              {...control}
              length={6}
              value={code}
              onChange={(next) => {
                setCode(next)
                setShort(false)
                complete.reset()
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

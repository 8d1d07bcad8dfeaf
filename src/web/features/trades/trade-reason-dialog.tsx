import { useId, useState } from 'react'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { describeAsk } from './trade-words.ts'

interface TradeReasonDialogProps {
  words: ReturnType<typeof describeAsk>
  send: (reason: string) => Promise<void>
  onClose: () => void
}

const field = 'trade-reason'

/** Asks for a word on what is wrong, and says what will follow from it. */
export default function TradeReasonDialog({ words, send, onClose }: TradeReasonDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function press() {
    if (busy) return
    const isShort = reason.trim().length < 3
    setFailure(null)
    setError(isShort ? 'Say what happened in a few words.' : undefined)
    if (isShort) return document.getElementById(field)?.focus()
    setBusy(true)
    try {
      await send(reason.trim())
      notify.success(words.done)
      onClose()
    } catch (refused) {
      const said = findProblem(refused)?.errors?.reason
      if (said) setError(said)
      else setFailure(getMessage(refused))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <Field id={field} label={words.label} help="The other person and Hoko can read it." error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

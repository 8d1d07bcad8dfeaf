import { type ReactNode, useId, useState } from 'react'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'

const field = 'act-reason'
const least = 3

interface ReasonDialogProps {
  title: string
  /** What will happen, and whether it can be taken back. */
  children: ReactNode
  /** Who reads the reason. */
  help: string
  confirm: string
  /** What stands in the field at first. */
  initial?: string
  /** What is asked for, where it is not the reason. */
  label?: string
  kind?: ButtonKind
  /** Does it; the dialog closes when it is done, and stays with the sentence when it is refused. */
  act: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of what an admin does, before it is done. */
export function ReasonDialog({
  title,
  children,
  help,
  confirm,
  kind,
  act,
  onClose,
  ...rest
}: ReasonDialogProps) {
  const { initial = '', label = 'Reason' } = rest
  const form = useId()
  const [reason, setReason] = useState(initial)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (isBusy) return
    setFailure(null)
    const isShort = reason.trim().length < least
    setError(
      isShort ? (label === 'Reason' ? 'Give a reason, in a few words.' : 'Write a few words.') : undefined,
    )
    if (isShort) return document.getElementById(field)?.focus()
    setBusy(true)
    try {
      await act(reason.trim())
      onClose()
    } catch (refused) {
      const said = findProblem(refused)?.errors?.reason ?? findProblem(refused)?.errors?.word
      if (said) setError(said)
      else setFailure(getMessage(refused))
      setBusy(false)
      document.getElementById(field)?.focus()
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={children}
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={form} kind={kind} busy={isBusy}>
            {confirm}
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
          void send()
        }}
      >
        <Field label={label} id={field} error={error} help={help}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              className="min-h-20"
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

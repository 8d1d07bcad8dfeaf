import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'

interface WordsDialogProps {
  title: string
  description: ReactNode
  label: string
  help: string
  verb: string
  most: number
  send: (text: string) => Promise<unknown>
  onClose: () => void
}

const field = 'review-answer'

/** A reply to a review, or why it is disputed. */
export default function WordsDialog(props: WordsDialogProps) {
  const { title, description, label, help, verb, most, send, onClose } = props
  const form = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function press(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const isShort = text.trim().length < 3
    setError(isShort ? 'Write at least a few words.' : undefined)
    if (isShort) return document.getElementById(field)?.focus()
    setBusy(true)
    try {
      await send(text)
    } catch (refused) {
      const [said] = Object.values(findProblem(refused)?.errors ?? {})
      if (said) setError(said)
      else setFailure(getMessage(refused))
      document.getElementById(field)?.focus()
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={title}
      description={description}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate className="grid gap-4" onSubmit={(event) => void press(event)}>
        <Field label={label} id={field} error={error} help={help}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={most}
              value={text}
              onChange={(event) => setText(event.target.value)}
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

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { max_review_characters } from '#contract/reviews/reviews.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { StarInput } from './star-input.tsx'

interface Said {
  rating: number
  text: string
}

interface ReviewDialogProps {
  title: string
  description: ReactNode
  initial?: Said
  verb: string
  send: (said: Said) => Promise<unknown>
  onClose: () => void
}

const stars = 'review-stars'
const words = 'review-words'

/** Stars and words about the other side; what is written stays while it is refused. */
export default function ReviewDialog({
  title,
  description,
  initial,
  verb,
  send,
  onClose,
}: ReviewDialogProps) {
  const form = useId()
  const [rating, setRating] = useState<number | null>(initial?.rating ?? null)
  const [text, setText] = useState(initial?.text ?? '')
  const [errors, setErrors] = useState<{ rating?: string; text?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function refuse(found: { rating?: string; text?: string }) {
    setErrors(found)
    document.getElementById(found.rating ? stars : words)?.focus()
  }

  async function press(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    if (rating === null) return refuse({ rating: 'Choose from 0 to 5 stars.' })
    if (text.trim().length < 3) return refuse({ text: 'Write a few words about how it went.' })
    setErrors({})
    setBusy(true)
    try {
      await send({ rating, text })
    } catch (error) {
      const found = findProblem(error)?.errors
      if (found) refuse(found)
      else setFailure(getMessage(error))
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
        <StarInput
          legend="How was it?"
          id={stars}
          value={rating}
          onChange={(chosen) => {
            setRating(chosen)
            setErrors(({ rating: _gone, ...rest }) => rest)
          }}
          error={errors.rating}
        />
        <Field
          label="Your review"
          id={words}
          error={errors.text}
          help="Everyone can read it once it’s shown. Leave out phone numbers and addresses."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={max_review_characters}
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

import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { max_appeal_characters } from '#contract/moderation/moderation.ts'
import { writeAppeal as writeAppealShapes } from '#contract/moderation/moderation.shapes.ts'
import { useKeptText } from '#web/lib/storage/kept-text.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const getWords = makeTexts(() => ({
  seller: {
    label: t.your_message(),
    help: t.tell_us_what_we_should_know_an(),
    submit: t.send_message(),
  },
  admin: {
    label: t.your_answer(),
    help: t.the_seller_will_see_it_in_isell_and(),
    submit: t.send_answer(),
  },
}))

interface AppealFormProps {
  listing_id: number
  side: keyof ReturnType<typeof getWords>
  isFirst: boolean
  write: (text: string) => Promise<void>
}

export function AppealForm({ listing_id, side, isFirst, write }: AppealFormProps) {
  const { user } = useSession()
  const id = `appeal-${listing_id}`
  const [text, setText] = useKeptText(`appeal-${listing_id}`, user?.id ?? null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { label, help, submit } = getWords()[side]

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    const checked = z.safeParse(writeAppealShapes.body.shape.text, text)
    setError(checked.error?.issues[0]?.message)
    if (!checked.success) return document.getElementById(id)?.focus()
    setBusy(true)
    try {
      await write(checked.data)
      setText('')
    } catch (refused) {
      const said = findProblem(refused)?.errors?.text
      if (said) setError(said)
      else setFailure(getMessage(refused))
      document.getElementById(id)?.focus()
    }
    setBusy(false)
  }

  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field
        id={id}
        label={side === 'seller' && isFirst ? t.tell_us_why_this_is_a_mistake() : label}
        help={help}
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={max_appeal_characters}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-20"
          />
        )}
      </Field>
      {failure && (
        <Notice kind="wrong" live>
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { user_signin } from '#contract/addresses.ts'
import { messageOf } from '#web/lib/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { errorIn, errorOfText } from './text-check.ts'

interface TextFormProps {
  id: string
  label: string
  help: string
  placeholder?: string
  text: string
  onText: (text: string) => void
  shape: z.ZodMiniType<string>
  maxLength: number
  rows: number
  /** The verb of what will happen. */
  submit: string
  /** Resolves once it is done; what it throws is said here, and what was typed stays. */
  send: (text: string) => Promise<void>
  /** Says whether something else happens than sending. */
  instead?: () => boolean
  /** Where signing in leads back to, for who has no JavaScript. */
  next?: string
  /** Takes the focus as it opens. */
  opens?: boolean
  onCancel?: () => void
}

/** One text for everyone to read. */
export function TextForm({
  id,
  label,
  help,
  placeholder,
  text,
  onText,
  maxLength,
  rows,
  ...rest
}: TextFormProps) {
  const { submit, next, opens = false, onCancel } = rest
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector('textarea')?.focus()
  const { error, failure, busy, trySending } = useSending(text, rest, focus)
  useEffect(() => {
    if (opens) focus()
  }, [opens])

  return (
    <form
      ref={form}
      action={user_signin}
      method="get"
      noValidate
      onSubmit={(event) => void trySending(event)}
      className="grid gap-3"
    >
      {next && <input type="hidden" name="next" value={next} />}
      <Field id={id} label={label} help={help} error={error}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
            placeholder={placeholder}
            maxLength={maxLength}
            rows={rows}
          />
        )}
      </Field>
      {failure && (
        <Notice kind="wrong" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            Not now
          </Button>
        )}
      </div>
    </form>
  )
}

type Sending = Pick<TextFormProps, 'shape' | 'send' | 'instead'>

/** Checks before sending, and keeps what the server said of this text until it is another. */
function useSending(text: string, { shape, send, instead }: Sending, focus: () => void) {
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ text: string; reason: unknown } | null>(null)
  const reason = refused?.text === text ? refused.reason : null
  const told = errorOfText(reason)

  async function trySending(event: FormEvent) {
    event.preventDefault()
    if (busy || instead?.()) return
    setChecked(true)
    setRefused(null)
    if (errorIn(shape, text) !== null) return focus()
    setBusy(true)
    try {
      await send(text)
      setChecked(false)
    } catch (thrown) {
      setRefused({ text, reason: thrown })
      focus()
    } finally {
      setBusy(false)
    }
  }

  return {
    error: told ?? (checked ? errorIn(shape, text) : null) ?? undefined,
    failure: reason && !told ? messageOf(reason) : null,
    busy,
    trySending,
  }
}

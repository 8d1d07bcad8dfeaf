import { type FormEvent, useEffect, useRef, useState } from 'react'
import { userSignin } from '#platform/common/addresses.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import type { TextKind } from './text-check.ts'
import * as t from '#domains/listings/texts.ts'

interface TextFormProps {
  id: string
  label: string
  help: string
  placeholder?: string
  text: string
  onText: (text: string) => void
  kind: TextKind
  maxLength: number
  rows: number
  submit: string
  /** Resolves once it is sent; an error shows here, and the text stays. */
  send: (text: string) => Promise<void>
  /** Returns true if something else happens instead of sending. */
  instead?: () => boolean
  next?: string
  opens?: boolean
  onCancel?: () => void
}

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
  const { error, failure, busy, prepare, trySending } = useSending(text, rest, focus)
  useEffect(() => {
    if (opens) focus()
  }, [opens])

  return (
    <form
      ref={form}
      action={userSignin}
      method="get"
      noValidate
      onFocus={() => void prepare()}
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
            {t.not_now()}
          </Button>
        )}
      </div>
    </form>
  )
}

type Checks = typeof import('./text-check.ts')
type Sending = Pick<TextFormProps, 'kind' | 'send' | 'instead'>

function useSending(text: string, { kind, send, instead }: Sending, focus: () => void) {
  const [checks, setChecks] = useState<Checks | null>(null)
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ text: string; reason: unknown } | null>(null)
  const reason = refused?.text === text ? refused.reason : null
  const problem = findProblem(reason)?.errors?.text

  /** Null if it doesn't load: the server checks as well. */
  async function prepare(): Promise<Checks | null> {
    const come = checks ?? (await import('./text-check.ts').catch(() => null))
    setChecks(come)
    return come
  }

  async function trySending(event: FormEvent) {
    event.preventDefault()
    if (busy || instead?.()) return
    setBusy(true)
    setChecked(true)
    setRefused(null)
    try {
      const come = await prepare()
      if (come && come.errorIn(kind, text) !== null) return focus()
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
    error: problem ?? (checked && checks ? checks.errorIn(kind, text) : null) ?? undefined,
    failure: reason && !problem ? getMessage(reason) : null,
    busy,
    prepare,
    trySending,
  }
}

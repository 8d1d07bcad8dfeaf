import { type ReactNode, useEffect, useState } from 'react'
import { formatTimeLeft } from '#platform/common/formats/formats.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { OneTimeCode } from '#platform/web/ui/fields/one-time-code.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/accounts/texts.ts'

interface CodeStepProps {
  /** The field's id; the form's id is `{id}-form`, for a button outside of it. */
  id: string
  help?: ReactNode
  isEager?: boolean
  onCode: (code: string) => Promise<unknown>
  onBusy?: (isBusy: boolean) => void
  children?: ReactNode
}

export function CodeStep({ id, help, isEager = false, onCode, onBusy, children }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    // A dialog focuses its heading when it opens; the code field comes next.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id])

  function busy(now: boolean) {
    setBusy(now)
    onBusy?.(now)
  }

  async function send(typed: string) {
    if (isBusy) return
    const isWhole = /^\d{6}$/.test(typed)
    setError(isWhole ? null : t.enter_all_6_digits())
    if (!isWhole) return document.getElementById(id)?.focus()
    busy(true)
    try {
      await onCode(typed)
    } catch (failure) {
      const problem = findProblem(failure)
      setError(problem?.errors?.code ?? getMessage(failure))
      if (problem?.key === 'code_wrong') setCode('')
      document.getElementById(id)?.focus()
    }
    busy(false)
  }

  return (
    <form
      id={`${id}-form`}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
    >
      <Field label={t.n_6_digit_code()} id={id} error={error ?? undefined} help={help}>
        {(control) => (
          <OneTimeCode
            {...control}
            length={6}
            value={code}
            onChange={(typed) => {
              setCode(typed)
              setError(null)
            }}
            onComplete={isEager ? (typed) => void send(typed) : undefined}
            onReject={() => setError(t.the_code_only_has_digits_check_what())}
          />
        )}
      </Field>
      {children}
    </form>
  )
}

export function ResendCode({ at, onResend }: { at: number; onResend: () => Promise<void> }) {
  const now = useNow()
  const [retryAt, setRetryAt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const wait = now === null ? 0 : Math.max(at, retryAt) - now

  async function resend() {
    setBusy(true)
    try {
      await onResend()
      notify.success(t.new_code_sent(), { description: t.the_old_code_wont_work_any_more() })
    } catch (failure) {
      const waitSeconds = findProblem(failure)?.retry_after_s
      if (waitSeconds) setRetryAt(serverNow() + waitSeconds * 1000)
      notify.error(getMessage(failure))
    }
    setBusy(false)
  }

  if (wait > 0)
    return <p className="num text-sm text-ink-3">{t.send_another_in_wait({ wait: formatTimeLeft(wait) })}</p>
  return (
    <div>
      <Button kind="ghost" size="small" className="-ml-3" busy={isBusy} onClick={() => void resend()}>
        {t.send_another_code()}
      </Button>
    </div>
  )
}

/** The demo sends nothing, so this links to the outbox with the code. */
export function OutboxNote() {
  const { data } = useApiQuery(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  if (!data?.shows_outbox) return null
  return (
    <Notice
      action={
        <a
          href="/dev/outbox"
          target="_blank"
          rel="noreferrer"
          className="rounded-control text-sm font-semibold underline underline-offset-3"
        >
          {t.read_the_code_in_the_outbox()}
        </a>
      }
    >
      {t.this_is_a_demo_nothing_is_really_sent()}
    </Notice>
  )
}

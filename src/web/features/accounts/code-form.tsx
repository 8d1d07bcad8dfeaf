import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { resendCode, verification } from '#contract/accounts.ts'
import { formatTimeLeft } from '#contract/formats.ts'
import { api } from '#web/lib/api.ts'
import { useNow } from '#web/lib/countdown.ts'
import { messageOf, problemOf } from '#web/lib/problem.ts'
import { serverNow } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OneTimeCode } from '#web/ui/one-time-code.tsx'
import { notify } from '#web/ui/toast.tsx'
import { changeDraft, type RegistrationDraft } from './registration-draft.ts'

const id = 'verify-code'

interface CodeFormProps {
  draft: RegistrationDraft & { registration_token: string; sent_to: string }
  shows_outbox: boolean
  query: string
  onVerified: () => void
}

/** Step 2: the code that went to the phone. It is sent as soon as the last box is filled. */
export function CodeForm({ draft, shows_outbox, query, onVerified }: CodeFormProps) {
  const { registration_token, sent_to: phone_number } = draft
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    document.getElementById(id)?.focus()
  }, [])

  async function verify(typed: string) {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await api.call(verification, { phone_number, code: typed, purpose: 'verify_phone', registration_token })
      changeDraft({ is_verified: true })
      onVerified()
    } catch (failure) {
      const problem = problemOf(failure)
      setError(problem?.errors?.code ?? messageOf(failure))
      if (problem?.key !== 'offline' && problem?.key !== 'validation_failed') setCode('')
      document.getElementById(id)?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void verify(code)
      }}
    >
      <Field label="The 4-digit code" id={id} error={error ?? undefined} help="It works for 10 minutes.">
        {(control) => (
          <OneTimeCode
            {...control}
            value={code}
            onChange={setCode}
            onComplete={(typed) => void verify(typed)}
          />
        )}
      </Field>
      {shows_outbox && (
        <Notice
          action={
            <a
              href="/dev/outbox"
              target="_blank"
              rel="noreferrer"
              className="text-sm font-semibold underline underline-offset-3"
            >
              Read the code in the outbox
            </a>
          }
        >
          This is a demo: nothing is really sent.
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        Verify my phone
      </Button>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <Resend draft={draft} onSent={() => setError(null)} />
        <Link to={`/register${query}`} className="rounded-control font-semibold text-pounamu hover:underline">
          Change my details or number
        </Link>
      </div>
    </form>
  )
}

function Resend({ draft, onSent }: Pick<CodeFormProps, 'draft'> & { onSent: () => void }) {
  const now = useNow()
  const [isBusy, setBusy] = useState(false)
  const wait = now === null ? 0 : (draft.resend_at ?? 0) - now

  async function resend() {
    setBusy(true)
    try {
      const { resend_after_s } = await api.call(resendCode, {
        phone_number: draft.sent_to,
        purpose: 'verify_phone',
        registration_token: draft.registration_token,
      })
      changeDraft({ resend_at: serverNow() + resend_after_s * 1000 })
      onSent()
      notify.success('A fresh code is on its way', { description: 'The one before no longer works.' })
    } catch (failure) {
      const problem = problemOf(failure)
      if (problem?.retry_after_s) changeDraft({ resend_at: serverNow() + problem.retry_after_s * 1000 })
      notify.error(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }

  if (wait > 0) return <span className="num text-ink-3">Send another in {formatTimeLeft(wait)}</span>
  return (
    <Button kind="ghost" size="small" className="-ml-3" busy={isBusy} onClick={() => void resend()}>
      Send another code
    </Button>
  )
}

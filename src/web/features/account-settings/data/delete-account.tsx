import { useState } from 'react'
import { deleteAccount, verifyDeleteAccount } from '#contract/accounts/deletion.ts'
import { resendOtp } from '#contract/auth/passwords.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { leaveBy, serverNow } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { CodeStep, OutboxNote, ResendCode } from '../contact/code-step.tsx'

const field = 'delete-password'
const form_id = 'delete-password-form'
const code_id = 'delete-code'

interface Sent {
  message: string
  request_token: string
  resend_at: number
}

const sentFrom = (answer: { message: string; request_token: string; resend_after_s: number }): Sent => ({
  message: answer.message,
  request_token: answer.request_token,
  resend_at: serverNow() + answer.resend_after_s * 1000,
})

/** The password, then a code, then the word that cannot be taken back. */
export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function remove(code: string) {
    if (!sent) return
    const { request_token } = sent
    await leaveBy(() => api.call(deleteAccount, { email, code, request_token }))
    notify.success('Account deleted', { description: 'You’re signed out everywhere. Haere rā.' })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      shape="sheet"
      description={
        sent
          ? `${sent.message} Your account will be deleted for good.`
          : 'Enter your password and we’ll send you a code. Nothing is deleted until you enter the code.'
      }
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button
            type="submit"
            kind={sent ? 'danger' : 'primary'}
            form={sent ? `${code_id}-form` : form_id}
            busy={isBusy}
          >
            {sent ? 'Delete account' : 'Send me the code'}
          </Button>
        </>
      }
    >
      {sent ? (
        <CodeStep id={code_id} onCode={remove} onBusy={setBusy}>
          <OutboxNote />
          <ResendCode
            at={sent.resend_at}
            onResend={async () =>
              setSent(sentFrom(await api.call(resendOtp, { request_token: sent.request_token })))
            }
          />
        </CodeStep>
      ) : (
        <PasswordStep email={email} onSent={setSent} onBusy={setBusy} />
      )}
    </Dialog>
  )
}

interface PasswordStepProps {
  email: string
  onSent: (sent: Sent) => void
  onBusy: (isBusy: boolean) => void
}

function PasswordStep({ email, onSent, onBusy }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  async function send() {
    setFailure(null)
    setError(password === '' ? 'Enter your password.' : undefined)
    if (password === '') return document.getElementById(field)?.focus()
    onBusy(true)
    try {
      onSent(sentFrom(await api.call(verifyDeleteAccount, { email, password })))
    } catch (refused) {
      const problem = findProblem(refused)
      if (problem?.key === 'invalid_credentials') setError('That’s not your password.')
      else if (problem?.errors?.password) setError(problem.errors.password)
      else setFailure(getMessage(refused))
      document.getElementById(field)?.focus()
    }
    onBusy(false)
  }

  return (
    <form
      id={form_id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {failure && (
        <Notice kind="wrong" live>
          {failure}
        </Notice>
      )}
      <Field label="Your password" id={field} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
          />
        )}
      </Field>
    </form>
  )
}

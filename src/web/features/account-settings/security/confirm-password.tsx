import { useId, useState } from 'react'
import { confirmPassword } from '#contract/auth/passwords.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'

const field = 'confirm-password'

/** Whoever sits at an open browser is not always its owner, so what matters most asks once more. */
export function ConfirmPassword({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const form = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (isBusy) return
    setFailure(null)
    setError(password === '' ? 'Enter your password.' : undefined)
    if (password === '') return document.getElementById(field)?.focus()
    setBusy(true)
    try {
      await api.call(confirmPassword, { password })
      onGiven()
    } catch (refused) {
      const problem = findProblem(refused)
      if (problem?.key === 'password_wrong') setError(problem.message)
      else if (problem?.errors?.password) setError(problem.errors.password)
      else setFailure(getMessage(refused))
      setBusy(false)
      document.getElementById(field)?.focus()
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Confirm your password"
      description="Enter your password to continue. We ask for it before important changes."
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            Continue
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
    </Dialog>
  )
}

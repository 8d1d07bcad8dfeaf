import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { resetPassword } from '#contract/account-recovery.ts'
import type { AccountType } from '#contract/addresses.ts'
import { api } from '#web/lib/api.ts'
import { contractResolver, placeErrors, summaryOf, useFocusOnFirst } from '#web/lib/form.ts'
import { messageOf, problemOf } from '#web/lib/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormErrors } from '#web/ui/form-errors.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { PasswordHints } from './password-hints.tsx'

const ids = { password: 'reset-password' }

interface NewPasswordFormProps {
  token: string
  onDone: (type: AccountType) => void
  /** The token opens nothing any more, or never did. */
  onDead: (reason: 'expired' | 'used') => void
}

/** A new password in the place of a forgotten one. */
export function NewPasswordForm({ token, onDone, onDead }: NewPasswordFormProps) {
  const form = useForm<{ password: string }>({
    resolver: contractResolver(resetPassword.body!),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const { password } = useWatch({ control: form.control })
  const summary = summaryOf(errors, ids)
  useFocusOnFirst(summary, submitCount)

  async function send(values: { password: string }) {
    setFailure(null)
    try {
      const { type } = await api.call(resetPassword, { token, ...values })
      onDone(type)
    } catch (error) {
      const problem = problemOf(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      if (problem?.key === 'reset_used') return onDead('used')
      // A link that was cut in two on its way is no better than an old one.
      if (problem?.key === 'reset_expired' || problem?.key === 'not_found') return onDead('expired')
      setFailure(messageOf(error))
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors errors={failure ? [{ message: failure }] : summary} attempt={submitCount} />
      <Field
        label="New password"
        id={ids.password}
        error={errors.password?.message}
        help={<PasswordHints password={password ?? ''} />}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="new-password"
            maxLength={15}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        Change my password
      </Button>
    </form>
  )
}

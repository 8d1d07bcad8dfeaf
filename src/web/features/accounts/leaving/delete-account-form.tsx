import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { verifyDeleteAccount } from '#contract/accounts/deletion.ts'
import { verifyDeleteAccount as verifyDeleteAccountShapes } from '#contract/accounts/deletion.shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { fillEmptyField } from '#web/lib/forms/fill-empty-field.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { deletion } from '../codes/code-request.ts'
import { useLastEmail } from '../use-last-email.ts'
import * as t from './texts.ts'

interface Credentials {
  email: string
  password: string
}

const ids = { email: 'delete-email', password: 'delete-password' }

export function DeleteAccountForm() {
  const form = useForm<Credentials>({
    resolver: contractResolver(verifyDeleteAccountShapes.body),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)
  useLastEmail((email) => fillEmptyField(form, 'email', email))

  async function send(credentials: Credentials) {
    setFailure(null)
    try {
      const { request_token, message, resend_after_s } = await api.call(verifyDeleteAccount, credentials)
      deletion.begin({
        email: credentials.email,
        request_token,
        message,
        resend_at: serverNow() + resend_after_s * 1000,
      })
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
      form.resetField('password', { defaultValue: '' })
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors
        title={failure ? t.nothing_was_deleted() : undefined}
        errors={failure ? [{ message: failure }] : summary}
        attempt={submitCount}
      />
      <Field label={t.email()} id={ids.email} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.password()} id={ids.password} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Link
        to="/forgot-password"
        className="-mt-2 w-fit rounded-control text-sm font-semibold text-pounamu hover:underline"
      >
        {t.forgot_your_password()}
      </Link>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t.send_me_the_code()}
      </Button>
    </form>
  )
}

import type { DemoAccount } from '#contract/site/site.ts'
import { getForgotPassword } from '#shared/rules/addresses.ts'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { signIn } from '#contract/auth/auth.ts'
import { signIn as signInShapes } from '#contract/auth/auth.shapes.ts'
import { keepSession } from '#web/lib/session/session.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { fillEmptyField } from '#web/lib/forms/fill-empty-field.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { codeRequest } from './codes/code-request.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { resumeRegistration } from './registration/resume-registration.ts'
import { useLastEmail } from './use-last-email.ts'
import * as t from './texts.ts'

const SuspendedAccount = lazy(() => import('./suspended-account.tsx'))

interface SignInValues {
  email: string
  password: string
}

const ids = { email: 'signin-email', password: 'signin-password' }
const shape = z.strictObject({
  email: signInShapes.body.shape.email,
  password: signInShapes.body.shape.password,
})

interface SignInFormProps {
  type?: 'user' | 'admin'
  demo_accounts: DemoAccount[]
  onSecondStep: () => void
  onUnverified?: (is_verified: boolean) => void
  onSuspended?: (isSuspended: boolean) => void
}

/** Keeps the session; the guard then leads to where the visitor was going. */
export function SignInForm({
  type = 'user',
  demo_accounts,
  onSecondStep,
  onUnverified,
  onSuspended,
}: SignInFormProps) {
  const form = useForm<SignInValues>({ resolver: contractResolver(shape), shouldFocusError: false })
  const { errors, isSubmitting, submitCount } = form.formState
  const [limited_token, setLimited] = useState<string | null>(null)
  function limit(token: string | null) {
    setLimited(token)
    onSuspended?.(token !== null)
  }
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)
  useLastEmail((email) => fillEmptyField(form, 'email', email))

  async function send({ email, password }: SignInValues) {
    try {
      const answer = await api.call(signIn, { email, password, type })
      if ('otp_required' in answer) {
        codeRequest.begin({ purpose: 'sign_in', type, request_token: answer.challenge, email })
        onSecondStep()
      } else {
        notify.clear()
        keepSession(answer)
      }
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.limited_token) return limit(problem.limited_token)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      const message = getMessage(error)
      notify.error(message)
      if (problem?.key === 'phone_unverified' && onUnverified) {
        await resumeRegistration(email, problem)
        return onUnverified(problem.registration?.is_verified ?? false)
      }
      form.resetField('password', { defaultValue: '' })
      // The toast goes by itself; this stays until they type.
      if (problem?.key === 'invalid_credentials') form.setError('password', { message })
      document.getElementById(ids.password)?.focus()
    }
  }

  if (limited_token) {
    return (
      <Suspense>
        <SuspendedAccount
          token={limited_token}
          onLeave={() => {
            form.resetField('password', { defaultValue: '' })
            limit(null)
          }}
        />
      </Suspense>
    )
  }
  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <FormErrors errors={summary} attempt={submitCount} />
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
          to={getForgotPassword(type)}
          className="-mt-2 w-fit rounded-control text-sm font-semibold text-pounamu hover:underline"
        >
          {t.forgot_your_password()}
        </Link>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t.sign_in()}
        </Button>
      </form>
      <DemoAccounts
        type={type}
        accounts={demo_accounts}
        onChoose={({ email, password }) => form.reset({ email, password })}
      />
    </>
  )
}

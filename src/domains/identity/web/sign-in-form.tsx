import type { DemoAccount } from '#domains/settings/common/site/site.ts'
import { getForgotPassword } from '#platform/common/addresses.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { signIn } from '#domains/identity/common/auth.ts'
import { signIn as signInShapes } from '#domains/identity/common/auth.shapes.ts'
import { saveSession } from '#platform/web/session/session.ts'
import { api } from '#platform/web/session/api.ts'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { codeRequest } from './shared/code-request.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { resumeRegistration } from './registration/resume-registration.ts'
import { useLastEmail } from './shared/use-last-email.ts'
import * as t from '#domains/identity/texts.ts'

const SuspendedAccount = lazy(() => import('./suspended-account.tsx'))

interface SignInValues {
  email: string
  password: string
}

const shape = z.strictObject({
  email: signInShapes.body.shape.email,
  password: signInShapes.body.shape.password,
})

interface SignInFormProps {
  type?: 'user' | 'admin'
  demo_accounts: DemoAccount[]
  onSecondStep: () => void
  onUnverified?: (isVerified: boolean) => void
  onSuspended?: (isSuspended: boolean) => void
}

/** Stores the session; the guard then leads to the requested page. */
export function SignInForm({
  type = 'user',
  demo_accounts: demoAccounts,
  onSecondStep,
  onUnverified,
  onSuspended,
}: SignInFormProps) {
  const [limitedToken, setLimited] = useState<string | null>(null)
  function limit(token: string | null) {
    setLimited(token)
    onSuspended?.(token !== null)
  }
  const form = useActionForm({
    initial: { email: '', password: '' },
    check: checkBy<SignInValues>(shape),
    rechecks: true,
    send: async (values) => {
      try {
        return await api.call(signIn, { ...values, type })
      } catch (error) {
        if (await leadElsewhere(error, values.email)) return null
        throw error
      }
    },
    placeProblem: ({ key, message }): Partial<SignInValues> =>
      // The toast disappears; this error stays until they type.
      key === 'invalid_credentials' ? { password: message } : {},
    onDone: (answer, { email }) => {
      if (!answer) return
      if ('otp_required' in answer) {
        codeRequest.begin({ purpose: 'sign_in', type, request_token: answer.challenge, email })
        onSecondStep()
      } else {
        notify.clear()
        saveSession(answer)
      }
    },
  })
  useLastEmail((email) => fillEmptyField(form, 'email', email))

  /** @returns true if the form was left for another page */
  async function leadElsewhere(error: unknown, email: string): Promise<boolean> {
    const problem = findProblem(error)
    if (problem?.limited_token) {
      limit(problem.limited_token)
      return true
    }
    if (Object.keys(problem?.errors ?? {}).some((name) => name in form.values)) return false
    notify.error(getMessage(error))
    if (problem?.key === 'phone_unverified' && onUnverified) {
      await resumeRegistration(email, problem)
      onUnverified(problem.registration?.is_verified ?? false)
      return true
    }
    form.set({ password: '' })
    document.getElementById(form.field('password').id)?.focus()
    return false
  }

  if (limitedToken) {
    return (
      <Suspense>
        <SuspendedAccount
          token={limitedToken}
          onLeave={() => {
            form.set({ password: '' })
            limit(null)
          }}
        />
      </Suspense>
    )
  }
  return (
    <>
      <form id={form.id} method="post" noValidate className="grid gap-5" onSubmit={form.submit}>
        <FormErrors errors={form.summary} attempt={form.failures} />
        <Field label={t.email()} {...form.field('email')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t.password()} {...form.field('password')}>
          {(control) => (
            <PasswordInput {...control} {...form.text('password')} autoComplete="current-password" />
          )}
        </Field>
        <Link
          to={getForgotPassword(type)}
          className="-mt-2 w-fit rounded-control text-sm font-semibold text-pounamu hover:underline"
        >
          {t.forgot_your_password()}
        </Link>
        <Button type="submit" size="large" wide busy={form.isSending}>
          {t.sign_in()}
        </Button>
      </form>
      <DemoAccounts
        type={type}
        accounts={demoAccounts}
        onChoose={({ email, password }) => form.set({ email, password })}
      />
    </>
  )
}

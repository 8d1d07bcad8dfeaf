import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { signIn as signInShapes } from '#domains/identity/common/auth.shapes.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { sendCode } from '#domains/identity/common/registration/registration.ts'
import type { DemoAccount } from '#domains/settings/common/site/site.ts'
import { getForgotPassword } from '#platform/common/addresses.ts'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { findProblem, type CallProblem, getMessage } from '#platform/web/session/problem.ts'
import { serverNow, saveSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput, TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { proofRequest } from './codes/proof-request.ts'
import { beginDraft, changeDraft, readDraft } from './registration/registration-draft.ts'
import { codeRequest, useLastEmail } from './shared/code-request.ts'
import * as t from '#domains/identity/texts.ts'

function DemoAccounts({
  type,
  accounts: all,
  onChoose,
}: {
  type: DemoAccount['type']
  accounts: DemoAccount[]
  onChoose: (account: DemoAccount) => void
}) {
  const hydrated = useHydrated()
  const accounts = all.filter((account) => account.type === type)
  if (accounts.length === 0) return null
  return (
    <section className="mt-7 rounded-panel border border-line bg-ground px-4 py-3.5">
      <h2 className="text-sm font-semibold">{t.this_is_a_demo()}</h2>
      <p className="mt-0.5 text-xs text-ink-2">
        {type === 'admin' ? t.sign_in_as_the_administrator_everyone() : t.sign_in_as_one_of_these_people_or()}
      </p>
      <ul className="mt-2.5 grid gap-1">
        {accounts.map((account) => (
          <li key={account.email} className="flex items-center gap-3 py-1">
            <Avatar name={account.name} size="small" />
            <span className="grid min-w-0 flex-1">
              <span className="truncate text-sm font-medium">{account.name}</span>
              <span className="truncate text-xs text-ink-3">
                {account.email} · {account.password}
              </span>
            </span>
            {hydrated && (
              <button
                type="button"
                aria-label={t.fill_in_name({ name: account.name })}
                onClick={() => onChoose(account)}
                className="h-9 shrink-0 rounded-control px-2.5 text-sm font-semibold text-pounamu hover:bg-pounamu-wash"
              >
                {t.fill_in()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function resumeRegistration(email: string, { registration }: CallProblem): Promise<void> {
  const before = readDraft()
  const typed = before.email?.trim().toLowerCase() === email ? before : {}
  if (!registration) return beginDraft({ ...typed, email })
  const {
    id,
    registration_token: registrationToken,
    phone_number: phoneNumber,
    purpose,
    sent_to: sentTo,
    is_verified: isVerified,
  } = registration
  beginDraft({
    ...typed,
    email,
    phone_number: typed.phone_number ?? phoneNumber,
    id,
    registration_token: registrationToken,
    purpose,
    sent_to: sentTo,
    is_verified: isVerified,
  })
  if (!isVerified)
    await sendFreshCode(proofRequest({ registration_token: registrationToken, purpose, sent_to: sentTo }))
}

async function sendFreshCode(request: ReturnType<typeof proofRequest>): Promise<void> {
  try {
    const { resend_after_s: resendAfterSeconds } = await api.call(sendCode, request)
    changeDraft({ resend_at: serverNow() + resendAfterSeconds * 1000 })
  } catch (error) {
    // A code was sent recently or can't be sent now; the page offers another.
    const waitSeconds = findProblem(error)?.retry_after_s ?? 0
    changeDraft({ resend_at: serverNow() + waitSeconds * 1000 })
  }
}

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

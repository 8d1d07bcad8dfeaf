import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate, Link } from 'react-router'
import { finishSignIn } from '#domains/identity/common/auth.ts'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import { api } from '#platform/web/session/api.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { saveSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { CodeTryForm, type NextSteps } from '../next-step.tsx'
import { CodeEntry, ResendCode } from '../shared/code-entry.tsx'
import { type CodeRequest, codeRequest, resetToken } from '../shared/code-request.ts'
import { useCodeTry } from './use-code-try.ts'
import * as t from '#domains/identity/texts.ts'

const SuspendedAccount = lazy(() => import('../suspended-account.tsx'))

interface SecondStepFormProps {
  challenge: string
  signin: string
  onDone: () => Promise<void>
  onSuspended: () => void
}

export function SecondStepForm({ challenge, signin, onDone, onSuspended }: SecondStepFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false)
  const [limitedToken, setLimited] = useState<string | null>(null)
  const navigate = useNavigate()
  const again = { to: signin, words: t.back_to_sign_in() }
  if (limitedToken) {
    return (
      <Suspense>
        <SuspendedAccount token={limitedToken} onLeave={() => void navigate(signin)} />
      </Suspense>
    )
  }
  const Step = usesRecovery ? RecoveryCode : AppCode
  return (
    <Step
      onCode={async (code) => {
        try {
          saveSession(await api.call(finishSignIn, { challenge, code }))
        } catch (error) {
          const token = findProblem(error)?.limited_token
          if (!token) throw error
          setLimited(token)
          return onSuspended()
        }
        await onDone()
      }}
      ways={{ challenge_expired: again, code_locked: again, account_suspended: again }}
    >
      <Button
        kind="ghost"
        size="small"
        className="-ml-3"
        onClick={() => setUsesRecovery((before) => !before)}
      >
        {usesRecovery ? t.use_my_app() : t.use_a_recovery_code()}
      </Button>
    </Step>
  )
}

interface StepProps {
  onCode: (code: string) => Promise<void>
  ways: NextSteps
  children: ReactNode
}

function AppCode({ children, ...rest }: StepProps) {
  return (
    <CodeEntry
      {...rest}
      id="app-code"
      length={6}
      help={t.open_your_authenticator_app_the_code()}
      button={t.sign_in()}
    >
      {() => children}
    </CodeEntry>
  )
}

function RecoveryCode({ onCode, ways, children }: StepProps) {
  const id = 'recovery-code'
  const attempt = useCodeTry({ id, onCode, ways })
  return (
    <CodeTryForm
      id={id}
      attempt={attempt}
      label={t.recovery_code()}
      help={t.one_you_saved_when_you_turned_on_two()}
      button={t.sign_in()}
      renderControl={(control) => (
        <TextInput
          {...control}
          value={attempt.code}
          onChange={(event) => attempt.setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          className="num"
        />
      )}
    >
      {children}
    </CodeTryForm>
  )
}

interface ResetCodeFormProps {
  request: CodeRequest
  shows_outbox: boolean
  forgot: string
  onVerified: () => Promise<void>
}

export function ResetCodeForm({
  request,
  shows_outbox: showsOutbox,
  forgot,
  onVerified,
}: ResetCodeFormProps) {
  const { request_token: requestToken, type, email, phone_number: phoneNumber } = request

  async function verify(code: string) {
    const target = email ? { email } : { phone_number: phoneNumber }
    const { token } = await api.call(verification, {
      ...target,
      code,
      purpose: 'reset_password',
      request_token: requestToken,
    })
    resetToken.begin({ token: token ?? '', type })
    await onVerified()
    codeRequest.drop()
  }

  return (
    <CodeEntry
      id="reset-code"
      length={6}
      button={t.continue_word()}
      shows_outbox={showsOutbox}
      onCode={verify}
      ways={{ not_found: { to: forgot, words: t.start_again() } }}
    >
      {(clearError) => (
        <>
          <ResendCode
            resend_at={request.resend_at}
            resend={async (withProof) => {
              const sent = await withProof((proof) =>
                api.call(resendOtp, { request_token: requestToken, ...proof }),
              )
              codeRequest.change({ request_token: sent.request_token })
              return sent.resend_after_s
            }}
            onWait={(resendAt) => codeRequest.change({ resend_at: resendAt })}
            onSent={clearError}
          />
          <Link to={forgot} className="rounded-control font-semibold text-pounamu hover:underline">
            {t.use_another_email_or_number()}
          </Link>
        </>
      )}
    </CodeEntry>
  )
}

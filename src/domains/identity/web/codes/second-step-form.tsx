import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { finishSignIn } from '#domains/identity/common/auth.ts'
import { api } from '#platform/web/session/api.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { saveSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { CodeEntry } from '../shared/code-entry.tsx'
import { CodeTryForm } from './code-try-form.tsx'
import { useCodeTry } from './use-code-try.ts'
import type { NextSteps } from '../next-step.tsx'
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

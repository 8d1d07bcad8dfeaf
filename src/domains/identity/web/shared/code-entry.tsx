import { type ReactNode, useState } from 'react'
import { formatTimeLeft } from '#platform/common/formats/formats.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { OneTimeCode } from '#platform/web/ui/fields/one-time-code.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ProofOfWorkNote, useProofOfWork, type WithProof } from '../codes/proof-of-work-note.tsx'
import { useCodeTry } from '../codes/use-code-try.ts'
import { CodeTryForm, type NextSteps } from '../next-step.tsx'
import * as t from '#domains/identity/texts.ts'

interface CodeEntryProps {
  id: string
  length: 4 | 6
  label?: string
  /** Null where the page says it above. */
  help?: string | null
  button: string
  shows_outbox?: boolean
  onCode: (code: string) => Promise<void>
  ways?: NextSteps
  children?: (clearError: () => void) => ReactNode
}

/** Submits as soon as the last box is filled. */
export function CodeEntry({
  id,
  length,
  label = t.length_digit_code({ length }),
  help = t.it_works_for_10_minutes(),
  onCode,
  ways,
  children,
  ...rest
}: CodeEntryProps) {
  const attempt = useCodeTry({ id, onCode, ways })
  return (
    <CodeTryForm
      {...rest}
      id={id}
      attempt={attempt}
      label={label}
      help={help}
      renderControl={(control) => (
        <OneTimeCode
          {...control}
          length={length}
          value={attempt.code}
          onChange={(typed) => {
            attempt.setCode(typed)
            attempt.setError(null)
          }}
          onComplete={(typed) => void attempt.send(typed)}
          onReject={() => attempt.setError(t.the_code_only_has_digits_check_what())}
        />
      )}
    >
      {children?.(() => attempt.setError(null))}
    </CodeTryForm>
  )
}

interface ResendCodeProps {
  /** An instant by the server's clock. */
  resend_at: number | undefined
  /** @returns seconds until the next one is allowed */
  resend: (withProof: WithProof) => Promise<number>
  onWait: (resendAt: number) => void
  onSent: () => void
}

export function ResendCode({ resend_at: resendAt = 0, resend, onWait, onSent }: ResendCodeProps) {
  const now = useNow()
  const [isBusy, setBusy] = useState(false)
  const { share, withProof } = useProofOfWork()
  const wait = now === null ? 0 : resendAt - now

  async function send() {
    setBusy(true)
    try {
      onWait(serverNow() + (await resend(withProof)) * 1000)
      onSent()
      notify.success(t.new_code_sent(), { description: t.the_old_code_wont_work_any_more() })
    } catch (failure) {
      const seconds = findProblem(failure)?.retry_after_s
      if (seconds) onWait(serverNow() + seconds * 1000)
      notify.error(getMessage(failure))
    } finally {
      setBusy(false)
    }
  }

  if (wait > 0)
    return <span className="num text-ink-3">{t.send_another_in_wait({ wait: formatTimeLeft(wait) })}</span>
  return (
    <>
      <Button kind="ghost" size="small" className="-ml-3" busy={isBusy} onClick={() => void send()}>
        {t.send_another_code()}
      </Button>
      <ProofOfWorkNote share={share} />
    </>
  )
}

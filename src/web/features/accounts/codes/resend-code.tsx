import { useState } from 'react'
import { formatTimeLeft } from '#shared/formats/formats.ts'
import { useNow } from '#web/lib/live/countdown.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

interface ResendCodeProps {
  /** When another may be asked for, by the server's clock. */
  resend_at: number | undefined
  /** Asks for it, and answers how many seconds to wait for the next. */
  resend: () => Promise<number>
  onWait: (resend_at: number) => void
  onSent: () => void
}

/** Counts down to when another code may be asked for. */
export function ResendCode({ resend_at = 0, resend, onWait, onSent }: ResendCodeProps) {
  const now = useNow()
  const [isBusy, setBusy] = useState(false)
  const wait = now === null ? 0 : resend_at - now

  async function send() {
    setBusy(true)
    try {
      onWait(serverNow() + (await resend()) * 1000)
      onSent()
      notify.success('New code sent', { description: 'The old code won’t work any more.' })
    } catch (failure) {
      const seconds = findProblem(failure)?.retry_after_s
      if (seconds) onWait(serverNow() + seconds * 1000)
      notify.error(getMessage(failure))
    } finally {
      setBusy(false)
    }
  }

  if (wait > 0) return <span className="num text-ink-3">Send another in {formatTimeLeft(wait)}</span>
  return (
    <Button kind="ghost" size="small" className="-ml-3" busy={isBusy} onClick={() => void send()}>
      Send another code
    </Button>
  )
}

import { useState } from 'react'
import { deleteAccount } from '#contract/accounts/deletion.ts'
import { resendOtp } from '#contract/auth/passwords.ts'
import { user_signin } from '#shared/rules/addresses.ts'
import { api } from '#web/lib/session/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { CodeEntry } from '../codes/code-entry.tsx'
import { deletion } from '../codes/code-request.ts'
import { ResendCode } from '../codes/resend-code.tsx'

interface DeleteAccountCodeProps {
  request: { email: string; request_token: string; resend_at?: number }
  shows_outbox: boolean
  onDeleted: () => void
}

/** The code, and once more the question: what follows cannot be taken back. */
export function DeleteAccountCode({ request, shows_outbox, onDeleted }: DeleteAccountCodeProps) {
  const { email, request_token } = request
  const [asked, setAsked] = useState<(PromiseWithResolvers<void> & { code: string }) | null>(null)
  const [isBusy, setBusy] = useState(false)

  function ask(code: string): Promise<void> {
    const answer = { ...Promise.withResolvers<void>(), code }
    setAsked(answer)
    return answer.promise
  }

  async function erase() {
    if (!asked) return
    setBusy(true)
    try {
      await api.call(deleteAccount, { email, code: asked.code, request_token })
      asked.resolve()
      onDeleted()
    } catch (error) {
      asked.reject(error)
    } finally {
      setAsked(null)
      setBusy(false)
    }
  }

  return (
    <>
      <CodeEntry
        id="delete-code"
        length={6}
        button="Delete my account"
        shows_outbox={shows_outbox}
        onCode={ask}
        ways={{ account_busy: { to: user_signin, words: 'Sign in to finish it' } }}
      >
        {(clearError) => (
          <>
            <ResendCode
              resend_at={request.resend_at}
              resend={async () => {
                const sent = await api.call(resendOtp, { request_token })
                deletion.change({ request_token: sent.request_token })
                return sent.resend_after_s
              }}
              onWait={(resend_at) => deletion.change({ resend_at })}
              onSent={clearError}
            />
            <Button kind="ghost" size="small" className="-ml-3" onClick={deletion.drop}>
              Keep my account
            </Button>
          </>
        )}
      </CodeEntry>
      <ConfirmDialog
        open={asked !== null}
        title="Delete your account for good?"
        confirm="Delete account"
        cancel="Go back"
        kind="danger"
        busy={isBusy}
        onConfirm={() => void erase()}
        onClose={() => {
          asked?.resolve()
          setAsked(null)
        }}
      >
        We’ll clear your profile, sign you out everywhere and withdraw your live listings. Your bids stay,
        under “deleted member”. You can’t undo this.
      </ConfirmDialog>
    </>
  )
}

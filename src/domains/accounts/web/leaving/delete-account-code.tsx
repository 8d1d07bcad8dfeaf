import { useState } from 'react'
import { deleteAccount } from '#domains/accounts/common/deletion.ts'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { userSignin } from '#platform/common/addresses.ts'
import { forgetEmail } from '#platform/web/session/auth-store.ts'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { CodeEntry } from '#domains/identity/web/shared/code-entry.tsx'
import { deletion } from '#domains/identity/web/shared/code-request.ts'
import { ResendCode } from '#domains/identity/web/shared/resend-code.tsx'
import * as t from '#domains/accounts/texts.ts'

interface DeleteAccountCodeProps {
  request: { email: string; request_token: string; resend_at?: number }
  shows_outbox: boolean
  onDeleted: () => void
}

export function DeleteAccountCode({ request, shows_outbox: showsOutbox, onDeleted }: DeleteAccountCodeProps) {
  const { email, request_token: requestToken } = request
  const [pending, setPending] = useState<(PromiseWithResolvers<void> & { code: string }) | null>(null)
  const [isBusy, setBusy] = useState(false)

  function prompt(code: string): Promise<void> {
    const answer = { ...Promise.withResolvers<void>(), code }
    setPending(answer)
    return answer.promise
  }

  async function erase() {
    if (!pending) return
    setBusy(true)
    try {
      await api.call(deleteAccount, { email, code: pending.code, request_token: requestToken })
      forgetEmail(email)
      pending.resolve()
      onDeleted()
    } catch (error) {
      pending.reject(error)
    } finally {
      setPending(null)
      setBusy(false)
    }
  }

  return (
    <>
      <CodeEntry
        id="delete-code"
        length={6}
        help={null}
        button={t.delete_my_account()}
        shows_outbox={showsOutbox}
        onCode={prompt}
        ways={{ account_busy: { to: userSignin, words: t.sign_in_to_finish_it() } }}
      >
        {(clearError) => (
          <>
            <ResendCode
              resend_at={request.resend_at}
              resend={async () => {
                const sent = await api.call(resendOtp, { request_token: requestToken })
                deletion.change({ request_token: sent.request_token })
                return sent.resend_after_s
              }}
              onWait={(resendAt) => deletion.change({ resend_at: resendAt })}
              onSent={clearError}
            />
            <Button kind="ghost" size="small" className="-ml-3" onClick={deletion.drop}>
              {t.keep_my_account()}
            </Button>
          </>
        )}
      </CodeEntry>
      <ConfirmDialog
        open={pending !== null}
        title={t.delete_your_account_for_good()}
        confirm={t.delete_account()}
        cancel={t.go_back()}
        kind="danger"
        busy={isBusy}
        onConfirm={() => void erase()}
        onClose={() => {
          pending?.resolve()
          setPending(null)
        }}
      >
        {t.well_clear_your_profile_sign_you_out()}
      </ConfirmDialog>
    </>
  )
}

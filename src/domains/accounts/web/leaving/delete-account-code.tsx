import { useState } from 'react'
import { deleteAccount } from '#domains/accounts/common/deletion.ts'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { user_signin } from '#platform/common/addresses.ts'
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
      forgetEmail(email)
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
        button={t.delete_my_account()}
        shows_outbox={shows_outbox}
        onCode={ask}
        ways={{ account_busy: { to: user_signin, words: t.sign_in_to_finish_it() } }}
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
              {t.keep_my_account()}
            </Button>
          </>
        )}
      </CodeEntry>
      <ConfirmDialog
        open={asked !== null}
        title={t.delete_your_account_for_good()}
        confirm={t.delete_account()}
        cancel={t.go_back()}
        kind="danger"
        busy={isBusy}
        onConfirm={() => void erase()}
        onClose={() => {
          asked?.resolve()
          setAsked(null)
        }}
      >
        {t.well_clear_your_profile_sign_you_out()}
      </ConfirmDialog>
    </>
  )
}

import { Link } from 'react-router'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import { api } from '#platform/web/session/api.ts'
import { CodeEntry } from '../shared/code-entry.tsx'
import { type CodeRequest, codeRequest, resetToken } from '../shared/code-request.ts'
import { ResendCode } from '../shared/resend-code.tsx'
import * as t from '#domains/identity/texts.ts'

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

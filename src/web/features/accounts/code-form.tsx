import { Link } from 'react-router'
import { resendCode, verification } from '#contract/accounts.ts'
import { api } from '#web/lib/api.ts'
import { CodeEntry } from './code-entry.tsx'
import { changeDraft, type RegistrationDraft } from './registration-draft.ts'
import { ResendCode } from './resend-code.tsx'

interface CodeFormProps {
  draft: RegistrationDraft & { registration_token: string; sent_to: string }
  shows_outbox: boolean
  query: string
  onVerified: () => void
}

/** Step 2: the code that went to the phone. */
export function CodeForm({ draft, shows_outbox, query, onVerified }: CodeFormProps) {
  const { registration_token, sent_to: phone_number } = draft
  const request = { phone_number, purpose: 'verify_phone', registration_token } as const
  return (
    <CodeEntry
      id="verify-code"
      length={4}
      button="Verify my phone"
      shows_outbox={shows_outbox}
      onCode={async (code) => {
        await api.call(verification, { ...request, code })
        changeDraft({ is_verified: true })
        onVerified()
      }}
      ways={{ not_found: { to: `/register${query}`, words: 'Begin the registration again' } }}
    >
      {(clearError) => (
        <>
          <ResendCode
            resend_at={draft.resend_at}
            resend={async () => (await api.call(resendCode, request)).resend_after_s}
            onWait={(resend_at) => changeDraft({ resend_at })}
            onSent={clearError}
          />
          <Link
            to={`/register${query}`}
            className="rounded-control font-semibold text-pounamu hover:underline"
          >
            Change my details or number
          </Link>
        </>
      )}
    </CodeEntry>
  )
}

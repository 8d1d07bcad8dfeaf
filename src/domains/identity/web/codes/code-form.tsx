import { Link } from 'react-router'
import { sendCode, verification } from '#domains/identity/common/registration/registration.ts'
import { api } from '#platform/web/session/api.ts'
import { CodeEntry, ResendCode } from '../shared/code-entry.tsx'
import { proofRequest } from './proof-request.ts'
import { changeDraft, type RegistrationDraft } from '../registration/registration-draft.ts'
import * as t from '#domains/identity/texts.ts'

interface CodeFormProps {
  draft: RegistrationDraft & Required<Pick<RegistrationDraft, 'registration_token' | 'purpose' | 'sent_to'>>
  shows_outbox: boolean
  query: string
  onVerified: () => void
}

export function CodeForm({ draft, shows_outbox: showsOutbox, query, onVerified }: CodeFormProps) {
  const request = proofRequest(draft)
  const isPhone = draft.purpose === 'verify_phone'
  return (
    <CodeEntry
      id="verify-code"
      length={4}
      button={isPhone ? t.verify_my_phone() : t.verify_my_email()}
      shows_outbox={showsOutbox}
      onCode={async (code) => {
        await api.call(verification, { ...request, code })
        changeDraft({ is_verified: true })
        onVerified()
      }}
      ways={{ not_found: { to: `/register${query}`, words: t.start_registration_again() } }}
    >
      {(clearError) => (
        <>
          <ResendCode
            resend_at={draft.resend_at}
            resend={async (withProof) =>
              (await withProof((proof) => api.call(sendCode, { ...request, ...proof }))).resend_after_s
            }
            onWait={(resendAt) => changeDraft({ resend_at: resendAt })}
            onSent={clearError}
          />
          <Link
            to={`/register${query}`}
            className="rounded-control font-semibold text-pounamu hover:underline"
          >
            {isPhone ? t.change_my_details_or_number() : t.change_my_details_or_email()}
          </Link>
        </>
      )}
    </CodeEntry>
  )
}

import { getMessage } from '#platform/web/session/problem.ts'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { ContactSection } from './contact-section.tsx'
import { useOwnAccount } from '../use-own-account.ts'
import * as t from '#domains/accounts/texts.ts'

interface OwnContactProps {
  formatPhone: (e164: string) => string
  onChanged: () => void
}

export function OwnContact({ formatPhone, onChanged }: OwnContactProps) {
  const { account, error, isFetching, setReply, refresh } = useOwnAccount()
  if (error) {
    return (
      <ErrorState
        title={t.your_email_and_phone_didnt_load()}
        onRetry={() => void refresh()}
        busy={isFetching}
      >
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!account) return null
  return (
    <ContactSection
      account={account}
      lead={t.you_sign_in_with_your_email_to_change()}
      formatPhone={formatPhone}
      setReply={(now) => {
        setReply(now)
        onChanged()
      }}
    />
  )
}

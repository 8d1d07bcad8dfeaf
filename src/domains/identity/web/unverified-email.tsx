import { getSite } from '#domains/settings/common/site/site.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { QueryProvider, useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/identity/texts.ts'

interface UnverifiedEmailProps {
  user: Pick<Account, 'email'>
}

/** Emails about bids and sales are sent only to verified addresses. */
export const UnverifiedEmail = ({ user }: UnverifiedEmailProps) => (
  <QueryProvider>
    <VerifyNotice user={user} />
  </QueryProvider>
)

function VerifyNotice({ user }: UnverifiedEmailProps) {
  const { data: site } = useApiQuery(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  if (!site?.codes_go_by) return null
  return (
    <Notice
      kind="bid"
      action={
        <LinkButton to="/user-settings#contact" kind="quiet" size="small">
          {t.verify_or_change_email()}
        </LinkButton>
      }
    >
      {t.verify_your_email_so_we_can_email_you({ email: user.email })}
    </Notice>
  )
}

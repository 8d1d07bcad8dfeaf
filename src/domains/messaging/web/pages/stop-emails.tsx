import { type MetaFunction, useLocation } from 'react-router'
import { StopEmails } from '#domains/accounts/web/settings/notifications/stop-emails.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/messaging/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.stop_emails_hoko() },
  { name: 'robots', content: 'noindex' },
]

/** The address contains an email's token, which requests of this page would leak. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export default function StopEmailsPage() {
  const { hash } = useLocation()
  return (
    <div className="mx-auto max-w-2xl pb-8">
      <PageHeading title={t.stop_these_emails()}>{t.notifications_on_hoko_stay_on()}</PageHeading>
      {/* The part behind the hash isn't sent to a server. */}
      <StopEmails key={hash} token={useHydrated() ? hash.slice(1) : null} />
    </div>
  )
}

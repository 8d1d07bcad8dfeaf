import { type MetaFunction, useLocation } from 'react-router'
import { StopAlerts } from '#web/features/saved-searches/stop-alerts.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export const meta: MetaFunction = () => [
  { title: 'Alerts of saved searches | Hoko' },
  { name: 'robots', content: 'noindex' },
]

/** The address holds the token of a mail. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export default function StopAlertsPage() {
  const { hash } = useLocation()
  return (
    <div className="mx-auto max-w-2xl pb-8">
      <PageHeading title="Alerts of your saved searches">
        The mail you came from told you what is new. Nothing changes until you press a button, and you need
        not sign in.
      </PageHeading>
      <StopAlerts key={hash} token={hash.slice(1)} />
    </div>
  )
}

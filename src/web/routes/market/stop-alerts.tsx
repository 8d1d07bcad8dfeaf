import { type MetaFunction, useLocation } from 'react-router'
import { StopAlerts } from '#web/features/saved-searches/stop-alerts.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { useHydrated } from '#web/ui/states/use-hydrated.ts'

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
      {/* No server is told what stands behind the hash. */}
      <StopAlerts key={hash} token={useHydrated() ? hash.slice(1) : null} />
    </div>
  )
}

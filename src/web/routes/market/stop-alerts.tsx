import { type MetaFunction, useLocation } from 'react-router'
import { StopAlerts } from '#web/features/saved-searches/stop-alerts.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { useHydrated } from '#web/ui/states/use-hydrated.ts'

export const meta: MetaFunction = () => [
  { title: 'Saved search alerts | Hoko' },
  { name: 'robots', content: 'noindex' },
]

/** The address holds the token of a mail. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export default function StopAlertsPage() {
  const { hash } = useLocation()
  return (
    <div className="mx-auto max-w-2xl pb-8">
      <PageHeading title="Your saved search alerts">
        Choose what to do with the alerts in that email. Nothing changes until you do. You don’t need to sign
        in.
      </PageHeading>
      {/* No server is told what stands behind the hash. */}
      <StopAlerts key={hash} token={useHydrated() ? hash.slice(1) : null} />
    </div>
  )
}

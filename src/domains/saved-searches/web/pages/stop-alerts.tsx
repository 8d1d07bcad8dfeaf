import { type MetaFunction, useLocation } from 'react-router'
import { StopAlerts } from '#domains/saved-searches/web/stop-alerts.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/saved-searches/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.saved_search_alerts_hoko() },
  { name: 'robots', content: 'noindex' },
]

/** The address contains an email's token, which requests of this page would leak. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export default function StopAlertsPage() {
  const { hash } = useLocation()
  return (
    <div className="mx-auto max-w-2xl pb-8">
      <PageHeading title={t.your_saved_search_alerts()}>
        {t.choose_what_to_do_with_the_alerts_in()}
      </PageHeading>
      {/* The part behind the hash isn't sent to a server. */}
      <StopAlerts key={hash} token={useHydrated() ? hash.slice(1) : null} />
    </div>
  )
}

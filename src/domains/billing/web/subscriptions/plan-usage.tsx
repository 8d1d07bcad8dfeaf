import { checkPermission } from '#domains/billing/common/subscriptions/permissions.ts'
import { liveListingTypes } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import * as t from '#domains/billing/texts.ts'

/** Shows the used part of the plan's limits, such as '3 of 10'. */
export function PlanUsage() {
  return (
    <section aria-label={t.used_so_far()} className="grid gap-1.5 text-sm">
      <h3 className="text-xs font-semibold text-ink-3">{t.used_so_far()}</h3>
      <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-x-8">
        {liveListingTypes.map((type) => (
          <UsageRow
            key={type}
            label={t.listings_of_type({ type })}
            query={{ action: 'create_listing', type }}
          />
        ))}
        <UsageRow label={t.featured_listings()} query={{ action: 'feature_listing' }} />
        <UsageRow label={t.agents()} query={{ action: 'add_agent' }} />
      </ul>
    </section>
  )
}

type Query = {
  action: 'create_listing' | 'feature_listing' | 'add_agent'
  type?: (typeof liveListingTypes)[number]
}

function UsageRow({ label, query }: { label: string; query: Query }) {
  const { data } = useApiQuery(checkPermission, query, { staleTime: 0 })
  // Hides features that the plan excludes.
  if (data?.limit === 0 && data.used === 0) return null
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span>{label}</span>
      <span className="num font-semibold">
        {data
          ? data.limit === null
            ? t.used_without_limit({ used: String(data.used) })
            : t.used_of_limit({ used: String(data.used), limit: String(data.limit) })
          : '…'}
      </span>
    </li>
  )
}

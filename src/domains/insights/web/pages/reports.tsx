import { lazy, Suspense } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { readReportSearch, type ReportSearch } from '#domains/insights/web/report-address.ts'
import { Reports } from '#domains/insights/web/reports.tsx'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { useOthersBusiness } from '#domains/accounts/web/pages/seller-id.ts'
import * as t from '#domains/insights/texts.ts'

// Only team members need it.
const WorkplaceGate = lazy(async () => ({
  default: (await import('#domains/businesses/web/team/workplace-gate.tsx')).WorkplaceGate,
}))
const AgentNumbersSection = lazy(async () => ({
  default: (await import('#domains/businesses/web/agents/agent-numbers-section.tsx')).AgentNumbersSection,
}))

export const meta: MetaFunction = () => [{ title: t.reports_hoko() }, { name: 'robots', content: 'noindex' }]

/** `?seller=` shows the reports of a business that the reader helps. */
export default function ReportsPage() {
  const [params] = useSearchParams()
  const read = readReportSearch(params)
  const search = { ...read, seller: useOthersBusiness(read.seller) }
  return (
    <div className="pb-8">
      {search.seller === null ? (
        <Reports search={search} />
      ) : (
        <TeamReports search={search} seller_id={search.seller} />
      )}
    </div>
  )
}

function TeamReports({ search, seller_id: sellerId }: { search: ReportSearch; seller_id: number }) {
  return (
    <Suspense fallback={<Skeleton className="h-60 rounded-panel" />}>
      <WorkplaceGate seller_id={sellerId} right="statistics">
        {({ name, agency_licence: agencyLicence }) => (
          <div className="grid grid-cols-1 gap-6">
            <div>
              <Reports search={search} business={name} />
            </div>
            {agencyLicence !== null && <AgentNumbersSection seller_id={sellerId} />}
          </div>
        )}
      </WorkplaceGate>
    </Suspense>
  )
}

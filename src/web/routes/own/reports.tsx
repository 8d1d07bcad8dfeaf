import { type MetaFunction, useSearchParams } from 'react-router'
import { readReportSearch } from '#web/features/stats/report-address.ts'
import { Reports } from '#web/features/stats/reports.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [{ title: t.reports_hoko() }, { name: 'robots', content: 'noindex' }]

export default function ReportsPage() {
  const [asked] = useSearchParams()
  return (
    <div className="pb-8">
      <Reports search={readReportSearch(asked)} />
    </div>
  )
}

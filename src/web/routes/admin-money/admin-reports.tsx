import { type MetaFunction, useSearchParams } from 'react-router'
import { readReportSearch } from '#web/admin/market-report/report-address.ts'
import { MarketReport } from '#web/admin/market-report/market-report.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.market_report_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminReports() {
  const [asked] = useSearchParams()
  return <MarketReport search={readReportSearch(asked)} />
}

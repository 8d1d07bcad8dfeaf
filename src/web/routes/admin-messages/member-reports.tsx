import { type MetaFunction, useSearchParams } from 'react-router'
import { MemberReports } from '#web/admin/member-reports/member-reports.tsx'
import { readReportsSearch } from '#web/admin/member-reports/reports-address.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.member_reports_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminMemberReports() {
  const [asked] = useSearchParams()
  return <MemberReports search={readReportsSearch(asked)} />
}

import { Flag } from 'lucide-react'
import { exportMemberFlags, listMemberFlags } from '#domains/flags/common/member-flags.ts'
import { listMemberFlags as shapes } from '#domains/flags/common/member-flags.shapes.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { MemberReport } from './member-report.tsx'
import * as t from '#domains/insights/texts.ts'

export const meta = makeAdminMeta(t.member_reports)

const memberReports = defineTable({
  name: 'member-reports',
  path: '/member-reports',
  operation: listMemberFlags,
  query: shapes.query,
  icon: Flag,
  words: () => ({
    title: t.member_reports(),
    count: (count) => t.count_reports({ count }),
    failed: t.the_reports_didnt_load(),
    loading: t.loading_the_reports(),
    seeAll: t.see_all_reports(),
    noMatches: t.reports_of_members_and_reviews(),
    none: { title: t.no_reports(), text: t.reports_of_members_and_reviews() },
  }),
  filters: () => [
    {
      kind: 'choice',
      name: 'state',
      label: t.state(),
      any: t.any_state(),
      options: { open: t.open(), upheld: t.upheld(), dismissed: t.dismissed() },
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t.reported(),
      any: t.everything_reported(),
      options: {
        member: t.members(),
        review: t.reviews(),
        message: t.messages(),
        question: t.questions(),
        answer: t.answers(),
      },
    },
    { kind: 'link', names: ['about', 'reporter'], chip: t.see_all_reports },
  ],
  renderRows: (reports) => (
    <ul
      aria-label={t.member_reports()}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {reports.map((report) => (
        <MemberReport key={report.id} report={report} />
      ))}
    </ul>
  ),
  csv: { op: exportMemberFlags, what: 'member-reports' },
})

export default memberReports.Page

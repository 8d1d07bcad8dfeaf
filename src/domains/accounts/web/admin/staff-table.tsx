import { UserPlus, UserSearch } from 'lucide-react'
import { createMember, exportMembers, listMembers } from '#domains/accounts/common/members/members.ts'
import { listMembers as shapes } from '#domains/accounts/common/members/members.shapes.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { getStatusLabels } from '../shared/member-labels.ts'
import { listStaffColumns } from './members-columns.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import * as t from '#domains/accounts/texts.ts'

/** The staff, who sell nothing: their roles instead of listings, plans and regions. */
export const staff = defineTable({
  name: 'staff',
  path: '/users-list',
  operation: listMembers,
  query: shapes.query,
  toInput: (search) => ({ ...search, type: 'admin' }),
  icon: UserSearch,
  words: () => ({
    title: t.staff(),
    count: (count) => t.count_staff({ count }),
    failed: t.the_staff_didnt_load(),
    loading: t.loading_the_staff(),
    noMatches: t.try_part_of_a_name_an_email_or_a_phone(),
    none: { title: t.no_staff_yet(), text: t.admins_are_shown_here() },
  }),
  filters: () => [
    { kind: 'search', label: t.name_email_phone_or_number() },
    {
      kind: 'choice',
      name: 'status',
      label: t.status(),
      any: t.any_status(),
      options: getStatusLabels(),
    },
  ],
  columns: listStaffColumns,
  Top: () => <PeopleTabs current="staff" />,
  csv: { op: exportMembers, what: 'users', isGated: true },
  Tools: () => (
    <May op={createMember}>
      <LinkButton to="/user/new?type=admin" size="small" icon={UserPlus}>
        {t.add_staff_member()}
      </LinkButton>
    </May>
  ),
})

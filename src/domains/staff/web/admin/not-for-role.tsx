import { ShieldOff } from 'lucide-react'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { AdminPage } from '../shared/admin-page.tsx'
import { getRoleLabels } from '../shared/role-labels.ts'
import * as t from '#domains/staff/texts.ts'

export function NotForRole({ role }: { role: StaffRole }) {
  return (
    <AdminPage title={t.not_for_your_role()}>
      <EmptyState
        isPage
        icon={ShieldOff}
        title={t.your_role_doesnt_include_this_page()}
        action={<LinkButton to="/admin-dashboard">{t.back_to_the_dashboard()}</LinkButton>}
      >
        {t.your_role_is({ role: getRoleLabels()[role].label })}
      </EmptyState>
    </AdminPage>
  )
}

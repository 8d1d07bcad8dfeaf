import { ShieldOff } from 'lucide-react'
import type { StaffRole } from '#shared/rules/staff/staff-roles.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { AdminPage } from '../admin-page.tsx'
import { getRoleWords } from './role-words.ts'
import * as t from './texts.ts'

export function NotForRole({ role }: { role: StaffRole }) {
  return (
    <AdminPage title={t.not_for_your_role()}>
      <EmptyState
        is_page
        icon={ShieldOff}
        title={t.your_role_doesnt_include_this_page()}
        action={<LinkButton to="/admin-dashboard">{t.back_to_the_dashboard()}</LinkButton>}
      >
        {t.your_role_is({ role: getRoleWords()[role].label })}
      </EmptyState>
    </AdminPage>
  )
}

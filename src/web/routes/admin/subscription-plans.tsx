import { Plus } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { PlanList } from '#web/admin/plans/plan-list.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.plans_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function SubscriptionPlans() {
  return (
    <AdminPage
      title={t.plans()}
      tools={
        <LinkButton to="/subscription-plan/new" size="small" icon={Plus}>
          {t.add_plan()}
        </LinkButton>
      }
    >
      <PlanList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'plan' }} nothing={t.no_admin_has_changed_a_plan()} />
      </div>
    </AdminPage>
  )
}

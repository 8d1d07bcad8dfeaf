import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { PlanPage } from '#web/admin/plans/plan-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.add_a_plan_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function NewPlan() {
  return (
    <AdminPage title={t.add_a_plan()}>
      <PlanPage id={null} />
    </AdminPage>
  )
}

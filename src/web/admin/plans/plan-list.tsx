import { CreditCard, Plus } from 'lucide-react'
import { listPlans, updatePlan } from '#contract/plans/plans.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Query } from '#web/lib/loading/query-state.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Table } from '#web/ui/facts/table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { makeAdminMeta } from '../admin-meta.ts'
import { AdminPage } from '../admin-page.tsx'
import { AuditLog } from '../audit-log.tsx'
import { listPlanColumns } from './plan-columns.tsx'
import { useMay } from '../staff/may.tsx'
import { usePlanActs } from './use-plan-acts.ts'
import * as t from './texts.ts'

export const meta = makeAdminMeta(t.plans)

export default function Plans() {
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

function PlanList() {
  const call = useApiQuery(listPlans, {})
  const may = useMay()
  const { acts, told } = usePlanActs(call.data?.items)
  return (
    <Query
      call={call}
      failed={t.the_plans_didnt_load()}
      loading={t.loading_the_plans()}
      skeleton={<SkeletonRows count={4} />}
      empty={
        <EmptyState
          icon={CreditCard}
          title={t.no_plans_yet()}
          action={
            <LinkButton to="/subscription-plan/new" icon={Plus}>
              {t.add_plan()}
            </LinkButton>
          }
        >
          {t.add_what_members_can_pay_for()}
        </EmptyState>
      }
    >
      {({ items, can_be_bought }) => (
        <>
          <output className="sr-only">{told}</output>
          {!can_be_bought && (
            <div className="mb-3.5">
              <Notice>{t.payments_arent_set_up()}</Notice>
            </div>
          )}
          <div className="overflow-clip rounded-panel border border-line bg-paper">
            <Table
              caption={t.plans()}
              columns={listPlanColumns(acts, items, may(updatePlan))}
              rows={items}
              rowKey={({ id }) => id}
              dense
            />
          </div>
        </>
      )}
    </Query>
  )
}

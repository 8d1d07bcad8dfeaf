import { CreditCard, Plus } from 'lucide-react'
import { listPlans, updatePlan } from '#contract/plans/plans.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Table } from '#web/ui/facts/table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { listPlanColumns } from './plan-columns.tsx'
import { useMay } from '../staff/may.tsx'
import { usePlanActs } from './use-plan-acts.ts'
import * as t from './texts.ts'

export function PlanList() {
  const call = useApiQuery(listPlans, {})
  const may = useMay()
  const { acts, told } = usePlanActs(call.data?.items)
  if (!call.data) {
    return call.isError ? (
      <ErrorState title={t.the_plans_didnt_load()} onRetry={() => void call.refetch()} busy={call.isFetching}>
        {getMessage(call.error)}
      </ErrorState>
    ) : (
      <Loading label={t.loading_the_plans()}>
        {Array.from({ length: 4 }, (_, row) => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  const { items } = call.data
  if (items.length === 0) {
    return (
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
    )
  }
  return (
    <>
      <output className="sr-only">{told}</output>
      {!call.data.can_be_bought && (
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
  )
}

import { FileX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Params, useNavigate, useParams } from 'react-router'
import { deletePlan, listPlans, type Plan } from '#domains/billing/common/plans/plans.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { PlanForm } from './plan-form.tsx'
import * as t from '#domains/billing/texts.ts'

const getTitle = ({ id }: Params) => (id ? t.edit_a_plan() : t.add_a_plan())

export const meta = makeAdminMeta(getTitle)

export default function PlanPage() {
  const params = useParams()
  return (
    <AdminPage title={getTitle(params)}>
      <OnePlan id={params.id ? Number(params.id) : null} />
    </AdminPage>
  )
}

function OnePlan({ id }: { id: number | null }) {
  const call = useApiQuery(listPlans, {})
  if (id === null) return <PlanForm plan={null} />
  return (
    <Query
      call={call}
      failed={t.the_plan_didnt_load()}
      loading={t.loading_the_plan()}
      skeleton={<SkeletonText lines={8} />}
    >
      {({ items }) => {
        const plan = items.find((one) => one.id === id)
        return plan ? <Edit plan={plan} /> : <NoPlan />
      }}
    </Query>
  )
}

function NoPlan() {
  return (
    <EmptyState
      icon={FileX}
      title={t.plan_not_found()}
      action={<LinkButton to="/subscription-plans">{t.see_all_plans()}</LinkButton>}
    >
      {t.it_may_have_been_deleted()}
    </EmptyState>
  )
}

function Edit({ plan }: { plan: Plan }) {
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <PlanForm key={plan.id} plan={plan} />
      <Deletion plan={plan} />
      <AuditLog
        subject={{ subject_kind: 'plan', subject_id: plan.id }}
        nothing={t.no_admin_has_changed_this_plan()}
      />
    </div>
  )
}

function Deletion({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const removal = useApiMutation(deletePlan, {
    onSuccess: async () => {
      notify.success(t.plan_deleted())
      await navigate('/subscription-plans')
      invalidate(listPlans)
    },
  })
  if (plan.admin?.has_history)
    return <p className="max-w-prose text-sm text-ink-2">{t.someone_has_or_had_this_plan()}</p>
  return (
    <div>
      <Button kind="ghost" icon={Trash2} onClick={() => setOpen(true)}>
        {t.delete_plan()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.delete_this_plan()}
        confirm={t.delete_plan()}
        cancel={t.plans_keep_plan()}
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() => removal.mutate({ id: plan.id })}
        onClose={() => setOpen(false)}
      >
        {t.name_will_be_gone_for_good({ name: plan.name })}
      </ConfirmDialog>
    </div>
  )
}

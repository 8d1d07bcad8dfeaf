import { CreditCard, Plus } from 'lucide-react'
import { listPlans } from '#domains/billing/common/plans/plans.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { listPlanColumns } from './plan-columns.tsx'
import { usePlanActs } from './use-plan-acts.ts'
import * as t from '#domains/billing/texts.ts'

export const meta = makeAdminMeta(t.plans)

const plans = defineTable({
  path: '/subscription-plans',
  operation: listPlans,
  icon: CreditCard,
  words: () => ({
    title: t.plans(),
    failed: t.the_plans_didnt_load(),
    loading: t.loading_the_plans(),
    none: {
      title: t.no_plans_yet(),
      text: t.add_what_members_can_pay_for(),
      action: (
        <LinkButton to="/subscription-plan/new" icon={Plus}>
          {t.add_plan()}
        </LinkButton>
      ),
    },
  }),
  useExtras: usePlanActs,
  isStatic: true,
  columns: ({ reply, extras: { acts, mayMove } }) => listPlanColumns(acts, reply?.items ?? [], mayMove),
  Tools: () => (
    <LinkButton to="/subscription-plan/new" size="small" icon={Plus}>
      {t.add_plan()}
    </LinkButton>
  ),
  Top: ({ reply, extras: { announced } }) => (
    <>
      <output className="sr-only">{announced}</output>
      {reply && reply.items.length > 0 && !reply.can_be_bought && (
        <div className="mb-3.5">
          <Notice>{t.payments_arent_set_up()}</Notice>
        </div>
      )}
    </>
  ),
  Bottom: () => (
    <div className="mt-6">
      <AuditLog subject={{ subject_kind: 'plan' }} nothing={t.no_admin_has_changed_a_plan()} />
    </div>
  ),
})

export default plans.Page

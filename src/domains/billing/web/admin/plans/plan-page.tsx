import { FileX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Params, useNavigate, useParams } from 'react-router'
import { listPlans, maxPlanName, type Plan, deletePlan } from '#domains/billing/common/plans/plans.ts'
import { PlanCard } from '#domains/billing/web/plan-card.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import {
  PlanLimitFields,
  PlanPriceFields,
  nameError,
  usePlanForm,
  type PlanForm as Form,
} from './plan-limit-fields.tsx'
import { readPlanFields } from './plan-values.ts'
import * as t from '#domains/billing/texts.ts'

function PlanForm({ plan }: { plan: Plan | null }) {
  const form = usePlanForm(plan)
  const { errors, attempt } = form.report
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,40rem)_minmax(0,24rem)]"
      onSubmit={form.submit}
    >
      <div className="grid min-w-0 gap-3.5">
        <FormErrors errors={errors.map(nameError)} attempt={attempt} />
        <Panel>
          <About form={form} />
        </Panel>
        <Panel title={t.price()}>
          <PlanPriceFields form={form} subscribers={plan?.admin?.subscribers ?? 0} />
        </Panel>
        <Panel title={t.limits()}>
          <PlanLimitFields form={form} subscribers={plan?.admin?.subscribers ?? 0} />
        </Panel>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton kind="quiet" to="/subscription-plans">
            {t.go_back()}
          </LinkButton>
          <Button type="submit" busy={form.isSending}>
            {plan ? t.save_plan() : t.add_plan()}
          </Button>
        </div>
      </div>
      <Panel title={t.preview()}>
        <Preview form={form} />
      </Panel>
      <LeavingGuard isUnsafe={form.isChanged && !form.isSending} isSending={form.isSending}>
        {t.you_have_unsaved_changes()}
      </LeavingGuard>
    </form>
  )
}

function About({ form }: { form: Form }) {
  return (
    <div className="grid gap-5">
      <Field
        label={t.name()}
        {...form.field('name')}
        help={t.count_of_max_characters({
          count: String(form.values.name.length),
          max: String(maxPlanName),
        })}
      >
        {(control) => (
          <TextInput {...control} {...form.text('name')} maxLength={maxPlanName} autoComplete="off" />
        )}
      </Field>
      <Field label={t.description()} optional {...form.field('description')} help={t.say_who_its_for()}>
        {(control) => (
          <Textarea {...control} {...form.text('description')} maxLength={500} className="min-h-24" />
        )}
      </Field>
      <Checkbox
        {...form.box('is_enabled')}
        label={t.enabled()}
        help={t.members_can_choose_it_on_the_plans_page()}
      />
    </div>
  )
}

function Preview({ form }: { form: Form }) {
  const { values } = form
  const fields = readPlanFields({ ...values, name: values.name || '…' + t.name(), stripe_price_id: '' })
  const free = useApiQuery(listPlans, {}).data?.free
  return fields && free ? (
    <PlanCard plan={fields} free={free} />
  ) : (
    <p className="text-sm text-ink-2">{t.the_card_shows_here_once_the_price()}</p>
  )
}

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
      notify.success(t.plan_deleted(), { description: plan.name })
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

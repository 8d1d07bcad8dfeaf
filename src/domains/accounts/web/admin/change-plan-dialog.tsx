import { listPlans, type Plan } from '#domains/billing/common/plans/plans.ts'
import {
  adminChangeSubscription,
  maxReasonCharacters,
  type Subscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { formatDate } from '#platform/common/formats/formats.ts'
import { formatPlanPrice } from '#domains/billing/common/plans/plan-labels.ts'
import * as t from '#domains/accounts/texts.ts'

interface ChangePlanDialogProps {
  user_id: number
  subscription: Subscription | null
  onDone: () => void
  onClose: () => void
}

const noPlan = 'none'

/** Changes the plan at once and without payment, with a reason for the member. */
export function ChangePlanDialog({ user_id: userId, subscription, onDone, onClose }: ChangePlanDialogProps) {
  const { data } = useApiQuery(listPlans, {})
  const form = useOperationForm(adminChangeSubscription, {
    initial: { plan_id: '', reason: '' },
    written: ['plan_id', 'reason'],
    check: ({ plan_id: planId, reason }) => ({
      ...(planId === '' && { plan_id: t.choose_a_plan() }),
      ...(reason.trim().length < 3 && { reason: t.members_give_a_reason() }),
    }),
    toInput: ({ plan_id: planId, reason }) => ({
      user_id: userId,
      plan_id: planId === noPlan ? null : Number(planId),
      reason,
    }),
    onDone: (_reply, { plan_id: planId }) => {
      onClose()
      notify.success(
        planId === noPlan ? t.plan_has_ended() : subscription ? t.plan_changed() : t.plan_given(),
      )
      onDone()
    },
  })
  const isEnding = form.values.plan_id === noPlan
  const act = isEnding ? t.end_plan() : subscription ? t.change_plan() : t.give_plan()
  const plans = (data?.items ?? []).filter(({ id }) => id !== subscription?.plan.id)
  const chosen = plans.find(({ id }) => String(id) === form.values.plan_id)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={act}
      description={
        isEnding
          ? t.the_plan_ends_now_without_a_refund()
          : subscription
            ? t.change_plan_at_once()
            : t.give_plan_for_a_period()
      }
      confirm={act}
      kind={isEnding ? 'danger' : undefined}
    >
      <Field label={t.plan()} {...form.field('plan_id')}>
        {(control) => (
          <Select
            {...control}
            {...form.text('plan_id')}
            options={[
              { value: '', label: t.choose() },
              ...plans.map((plan) => ({
                value: String(plan.id),
                label: `${plan.name}, ${formatPlanPrice(plan.price_cents, plan.interval)}`,
              })),
              ...(subscription ? [{ value: noPlan, label: t.end_the_plan_now() }] : []),
            ]}
          />
        )}
      </Field>
      {chosen && <p className="text-sm text-ink-2">{describeChange(subscription, chosen)}</p>}
      <Field label={t.reason()} help={t.the_member_reads_it()} {...form.field('reason')}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={3} maxLength={maxReasonCharacters} />
        )}
      </Field>
    </FormDialog>
  )
}

type Priced = Pick<Plan, 'name' | 'price_cents' | 'interval'>

/** Describes the old and the new plan and when the member pays. */
export function describeChange(subscription: Subscription | null, to: Priced): string {
  const price = formatPlanPrice(to.price_cents, to.interval)
  if (subscription?.status !== 'active')
    return t.free_for_a_period_then_it_ends({ plan: to.name, interval: to.interval, price })
  const { plan, price_cents: priceCents, interval, period_ends_at: periodEndsAt } = subscription
  return t.from_plan_to_plan({
    from: plan.name,
    from_price: priceCents === 0 ? t.free_from_hoko() : formatPlanPrice(priceCents, interval),
    to: to.name,
    price,
    day: formatDate(new Date(periodEndsAt)),
  })
}

import { listPlans } from '#contract/plans/plans.ts'
import {
  adminChangeSubscription,
  max_reason_characters,
  type Subscription,
} from '#contract/subscriptions/subscriptions.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { formatPlanPrice } from '#shared/words/plan-words.ts'
import * as t from './texts.ts'

interface ChangePlanDialogProps {
  user_id: number
  subscription: Subscription | null
  onDone: () => void
  onClose: () => void
}

const no_plan = 'none'

/** At once and without money, with a reason that the member reads. */
export function ChangePlanDialog({ user_id, subscription, onDone, onClose }: ChangePlanDialogProps) {
  const { data } = useApiQuery(listPlans, {})
  const form = useOperationForm(adminChangeSubscription, {
    initial: { plan_id: '', reason: '' },
    written: ['plan_id', 'reason'],
    check: ({ plan_id, reason }) => ({
      ...(plan_id === '' && { plan_id: t.choose_a_plan() }),
      ...(reason.trim().length < 3 && { reason: t.give_a_reason() }),
    }),
    toInput: ({ plan_id, reason }) => ({
      user_id,
      plan_id: plan_id === no_plan ? null : Number(plan_id),
      reason,
    }),
    onDone: (_reply, { plan_id }) => {
      onClose()
      notify.success(
        plan_id === no_plan ? t.plan_has_ended() : subscription ? t.plan_changed() : t.plan_given(),
      )
      onDone()
    },
  })
  const isEnding = form.values.plan_id === no_plan
  const act = isEnding ? t.end_plan() : subscription ? t.change_plan() : t.give_plan()
  const plans = (data?.items ?? []).filter(({ id }) => id !== subscription?.plan.id)
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
              ...(subscription ? [{ value: no_plan, label: t.end_the_plan_now() }] : []),
            ]}
          />
        )}
      </Field>
      <Field label={t.reason()} help={t.the_member_reads_it()} {...form.field('reason')}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={3} maxLength={max_reason_characters} />
        )}
      </Field>
    </FormDialog>
  )
}

import { useState } from 'react'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { formatPlanPrice } from '#domains/billing/common/plans/plan-limits.ts'
import { listPlans, type Plan } from '#domains/billing/common/plans/plans.ts'
import {
  adminChangeSubscription,
  maxReasonCharacters,
  type Subscription,
  getSubscriptionOf,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/accounts/texts.ts'

interface ChangePlanDialogProps {
  user_id: number
  subscription: Subscription | null
  onDone: () => void
  onClose: () => void
}

const noPlan = 'none'

/** Changes the plan at once and without payment, with a reason for the member. */
function ChangePlanDialog({ user_id: userId, subscription, onDone, onClose }: ChangePlanDialogProps) {
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
    day: formatDay(periodEndsAt),
  })
}

/** Shows a member's plan and payments. */
export function MemberPlan({ id, status }: Pick<Member, 'id' | 'status'>) {
  const call = useApiQuery(getSubscriptionOf, { id })
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel title={t.plan_and_payments()}>
      <div className="grid gap-3">
        <Query call={call} loading={t.loading_the_plan()} skeleton={<SkeletonRow />}>
          {(data) => <PlanSummary subscription={data.subscription} />}
        </Query>
        <p className="flex flex-wrap gap-2">
          {status !== 'deleted' && (
            <May op={adminChangeSubscription}>
              <Button kind="quiet" size="small" disabled={!call.data} onClick={() => setChanging(true)}>
                {call.data?.subscription === null ? t.give_plan() : t.change_plan()}
              </Button>
            </May>
          )}
          <LinkButton kind="quiet" size="small" to={`/user-payment-history/${id}`}>
            {t.payment_history()}
          </LinkButton>
          <LinkButton kind="quiet" size="small" to={`/subscription-invoices?user_id=${id}`}>
            {t.invoices()}
          </LinkButton>
        </p>
      </div>
      {isChanging && call.data && (
        <ChangePlanDialog
          user_id={id}
          subscription={call.data.subscription}
          onDone={() => void call.refetch()}
          onClose={() => setChanging(false)}
        />
      )}
    </Panel>
  )
}

function PlanSummary({ subscription }: { subscription: Subscription | null }) {
  if (!subscription) return <p className="text-sm text-ink-2">{t.no_plan()}</p>
  const {
    plan,
    status,
    price_cents: priceCents,
    interval,
    period_ends_at: periodEndsAt,
    cancels_at_period_end: cancelsAtPeriodEnd,
    next_plan: nextPlan,
  } = subscription
  const { next_price_cents: nextPriceCents } = subscription
  const day = formatDay(periodEndsAt)
  const price = formatMoney(priceCents)
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold break-words">{plan.name}</span>
        <Badge kind={status === 'active' ? 'good' : 'wrong'}>
          {status === 'active' ? t.plan_active() : t.plan_past_due()}
        </Badge>
      </p>
      <p className="num text-ink-2">
        {priceCents === 0
          ? t.free_from_hoko()
          : interval === 'year'
            ? t.a_year({ price })
            : t.a_month({ price })}
      </p>
      <p className="num text-ink-2">
        {cancelsAtPeriodEnd
          ? t.plan_ends({ day })
          : nextPlan
            ? t.plan_changes({ day, plan: nextPlan.name })
            : t.plan_renews({ day, price: formatMoney(nextPriceCents) })}
      </p>
    </div>
  )
}

import type { Subscription } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import type { RenderCard } from './change-dialog.tsx'
import { OpenPayment } from './open-payment.tsx'
import { PlanActs } from './plan-acts.tsx'
import { PlanUsage } from './plan-usage.tsx'
import { describeNext, describeStep, formatDay, formatPrice } from './subscription-labels.ts'
import { useSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

/** Shows the current plan and its scheduled changes. */
export function MyPlan({ renderCard }: { renderCard: RenderCard }) {
  const { data, error, isFetching, refetch } = useSubscription()
  if (error && !data) {
    return (
      <Panel title={t.your_plan()}>
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      </Panel>
    )
  }
  if (!data) {
    return (
      <Panel title={t.your_plan()}>
        <Loading label={t.loading_your_plan()}>
          <SkeletonRow />
        </Loading>
      </Panel>
    )
  }
  const { subscription, open_payment: openPayment, gateway } = data
  return (
    <Panel title={t.your_plan()} aside={gateway === 'sandbox' ? t.test_payments() : undefined}>
      <div className="grid gap-4">
        {openPayment && <OpenPayment payment={openPayment} />}
        {subscription ? (
          <RunningPlan subscription={subscription} renderCard={renderCard} />
        ) : (
          <p className="text-sm text-ink-2">{gateway ? t.no_plan() : t.payments_unavailable()}</p>
        )}
        <PlanUsage />
      </div>
    </Panel>
  )
}

interface RunningPlanProps {
  subscription: Subscription
  renderCard: RenderCard
}

function RunningPlan({ subscription, renderCard }: RunningPlanProps) {
  const { plan, price_cents: priceCents, interval, status, history } = subscription
  return (
    <>
      <Facts
        facts={[
          { label: t.plan(), value: plan.name },
          { label: t.price(), value: priceCents === 0 ? t.free() : formatPrice(priceCents, interval) },
          {
            label: t.state(),
            value:
              status === 'active' ? (
                <Badge kind="good">{t.active()}</Badge>
              ) : (
                <Badge kind="wrong">{t.past_due()}</Badge>
              ),
          },
          describeNext(subscription),
        ]}
      />
      <Coming subscription={subscription} />
      <PlanActs subscription={subscription} renderCard={renderCard} />
      <details className="text-sm">
        <summary className="cursor-pointer py-2 font-medium text-pounamu">{t.history()}</summary>
        <ol className="grid gap-1.5 pt-1">
          {history.map((step) => (
            <li key={`${step.at} ${step.action}`} className="flex flex-wrap gap-x-3">
              <span className="num text-ink-3">{formatDay(step.at)}</span>
              <span className="min-w-0 break-words">
                {describeStep(step)}
                {step.reason && <span className="text-ink-2"> · {step.reason}</span>}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

function Coming({ subscription }: { subscription: Subscription }) {
  const {
    status,
    next_attempt_at: nextAttemptAt,
    cancels_at_period_end: cancelsAtPeriodEnd,
    period_ends_at: periodEndsAt,
  } = subscription
  const { next_plan: nextPlan, next_price_cents: nextPriceCents, next_interval: nextInterval } = subscription
  if (status === 'past_due')
    return (
      <Notice kind="wrong">{t.past_due_notice({ day: formatDay(nextAttemptAt ?? periodEndsAt) })}</Notice>
    )
  const day = formatDay(periodEndsAt)
  if (cancelsAtPeriodEnd) return <Notice>{t.ends_notice({ day })}</Notice>
  if (!nextPlan) return null
  return (
    <Notice>
      {t.downgrade_notice({
        day,
        plan: nextPlan.name,
        price: formatPrice(nextPriceCents ?? 0, nextInterval),
      })}
    </Notice>
  )
}

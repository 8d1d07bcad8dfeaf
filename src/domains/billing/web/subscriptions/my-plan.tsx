import { useEffect, useRef, useState } from 'react'
import { isOtherKind } from '#domains/billing/common/plans/plan-limits.ts'
import { computeMonthlyCents } from '#domains/billing/common/plans/plan-saving.ts'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import {
  checkPermission,
  liveListingTypes,
  type Subscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { getPlanCardId } from '#domains/billing/web/shared/plans-path.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSignInFor, useResumeIntent } from '#platform/web/session/pending-intent.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import type { RenderCard } from './change-dialog.tsx'
import { OpenPayment, showOpenPayment } from './open-payment.tsx'
import { PlanActs } from './plan-acts.tsx'
import { describeNext, describeStep, formatDay, formatPrice } from './subscription-labels.ts'
import { useSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

/** Shows the used part of the plan's limits, such as '3 of 10'. */
function PlanUsage() {
  return (
    <section aria-label={t.used_so_far()} className="grid gap-1.5 text-sm">
      <h3 className="text-xs font-semibold text-ink-3">{t.used_so_far()}</h3>
      <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-x-8">
        {liveListingTypes.map((type) => (
          <UsageRow
            key={type}
            label={t.listings_of_type({ type })}
            query={{ action: 'create_listing', type }}
          />
        ))}
        <UsageRow label={t.featured_listings()} query={{ action: 'feature_listing' }} />
        <UsageRow label={t.agents()} query={{ action: 'add_agent' }} />
      </ul>
    </section>
  )
}

type Query = {
  action: 'create_listing' | 'feature_listing' | 'add_agent'
  type?: (typeof liveListingTypes)[number]
}

function UsageRow({ label, query }: { label: string; query: Query }) {
  const { data } = useApiQuery(checkPermission, query, { staleTime: 0 })
  // Hides features that the plan excludes.
  if (data?.limit === 0 && data.used === 0) return null
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span>{label}</span>
      <span className="num font-semibold">
        {data
          ? data.limit === null
            ? t.used_without_limit({ used: String(data.used) })
            : t.used_of_limit({ used: String(data.used), limit: String(data.limit) })
          : '…'}
      </span>
    </li>
  )
}

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

const ChangeDialog = lazyOnClick(async () => (await import('./change-dialog.tsx')).ChangeDialog)

interface PlanChoiceProps {
  plan: Plan
  /** The member's own plan; undefined without one, or if it's no longer offered. */
  current: Plan | undefined
  renderCard: RenderCard
}

/** A visitor signs in first and returns to the question. */
export function PlanChoice({ plan, current, renderCard }: PlanChoiceProps) {
  const { user } = useSession()
  const { data } = useSubscription()
  const [isOpen, setOpen] = useState(false)
  const signInFor = useSignInFor()
  const wish = { kind: 'plan', subject: String(plan.id) } as const
  useResumeIntent(wish, data !== undefined, () => setOpen(true))
  const subscription = data?.subscription
  const isMine = subscription?.plan.id === plan.id
  const isNext = subscription?.next_plan?.id === plan.id
  const hasButton = isMine ? subscription.cancels_at_period_end || subscription.next_plan !== null : !isNext
  const isCheaper = subscription != null && computeMonthlyCents(plan) < computeMonthlyCents(subscription)
  const isSwitch = current !== undefined && isOtherKind(plan, current)
  const wasPrompted = useRef(false)
  // The clicked button has disappeared.
  useEffect(() => {
    if (hasButton || !wasPrompted.current) return
    wasPrompted.current = false
    document.getElementById(getPlanCardId(plan.id))?.focus({ preventScroll: true })
  }, [hasButton, plan.id])

  function openDialog() {
    if (!user) return signInFor(wish)
    // An open payment must be confirmed or cancelled before another purchase.
    if (data?.open_payment?.action_url) return showOpenPayment()
    wasPrompted.current = true
    setOpen(true)
  }
  if (isMine && !hasButton) return null
  if (isNext)
    return <Badge kind="plain">{t.comes_next({ day: formatDay(subscription.period_ends_at) })}</Badge>
  return (
    <>
      <Button
        kind={isMine || isCheaper ? 'quiet' : 'primary'}
        wide
        disabled={data?.gateway === null}
        onClick={openDialog}
      >
        {isMine
          ? t.keep_plan({ plan: plan.name })
          : isSwitch
            ? t.switch_to({ plan: plan.name })
            : describeChoice(plan, subscription)}
      </Button>
      {isOpen && (
        <ChangeDialog
          plan={plan}
          isNew={!subscription}
          isSwitch={isSwitch}
          renderCard={renderCard}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function describeChoice(plan: Plan, subscription: Subscription | null | undefined): string {
  if (!subscription) return t.choose({ plan: plan.name })
  const difference = computeMonthlyCents(plan) - computeMonthlyCents(subscription)
  if (subscription.interval !== plan.interval && difference <= 0) return t.change_to({ plan: plan.name })
  return difference > 0 ? t.upgrade_to({ plan: plan.name }) : t.downgrade_to({ plan: plan.name })
}

/** Shown on the card of the member's own plan. */
export function PlanBadge({ plan_id: planId }: { plan_id: number }) {
  const { data } = useSubscription()
  return data?.subscription?.plan.id === planId ? <Badge kind="good">{t.current()}</Badge> : null
}

import { useState } from 'react'
import type { Member } from '#domains/accounts/common/members/members.ts'
import {
  adminChangeSubscription,
  getSubscriptionOf,
  type Subscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { formatDate, formatMoney } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/accounts/texts.ts'

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
  const day = formatDate(new Date(periodEndsAt))
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

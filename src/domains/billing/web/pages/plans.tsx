import { CreditCard } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPlans, type Plan } from '#domains/billing/common/plans/plans.ts'
import { type CountLimits, listFreeBenefits } from '#domains/billing/common/plans/plan-limits.ts'
import { findYearlySaving } from '#domains/billing/common/plans/plan-saving.ts'
import { PlanCard } from '#domains/billing/web/plan-card.tsx'
import type { RenderCard } from '#domains/billing/web/subscriptions/change-dialog.tsx'
import { MyPlan, PlanBadge, PlanChoice } from '#domains/billing/web/subscriptions/my-plan.tsx'
import { PaymentReturn, WayBack } from '#domains/billing/web/subscriptions/open-payment.tsx'
import { useLiveSubscription, useSubscription } from '#domains/billing/web/subscriptions/use-subscription.ts'
import { getPlanCardId } from '#domains/billing/web/shared/plans-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { useSession } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/billing/texts.ts'

const CardPicker = lazy(async () => ({
  default: (await import('#domains/billing/web/shared/card-picker.tsx')).CardPicker,
}))
const InvoicesAndPayments = lazy(async () => ({
  default: (await import('#domains/billing/web/invoices/invoices-and-payments.tsx')).InvoicesAndPayments,
}))

const renderCard: RenderCard = (onReady) => (
  <Suspense>
    <CardPicker onCard={(card) => onReady(card !== null)} />
  </Suspense>
)

const load = (async (api, { url, signal }) => {
  const { items, free } = await api.call(listPlans, { status: 'enabled' }, { signal })
  return { plans: items, free, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: MetaProps<typeof loader>) {
  const url = `${loaderData?.origin ?? ''}/plans`
  return pageMeta({ title: t.plans_hoko(), description: t.plans_description(), url })
}

export default function Plans({ loaderData: { plans, free } }: PageProps<typeof loader>) {
  const { user } = useSession()
  const { data } = useSubscription()
  const isToPay = data?.subscription?.status === 'past_due' || Boolean(data?.open_payment)
  useLiveSubscription()
  return (
    <div className="grid gap-6 pb-8">
      <PageHeading title={t.plans()}>{t.plans_description()}</PageHeading>
      {user && (
        <>
          <PaymentReturn />
          <WayBack />
        </>
      )}
      <div className="grid gap-6">
        <PlanGrid plans={plans} free={free} />
        {user && (
          // Below the plans, which it would push down, unless something is to be paid.
          <div className={joinClasses('empty:hidden', isToPay && 'order-first')}>
            <MyPlan renderCard={renderCard} />
          </div>
        )}
      </div>
      {user && (
        <Panel title={t.invoices_and_payments()}>
          <Suspense>
            <InvoicesAndPayments />
          </Suspense>
        </Panel>
      )}
    </div>
  )
}

function PlanGrid({ plans, free }: { plans: Plan[]; free: CountLimits }) {
  const [search] = useSearchParams()
  const { data } = useSubscription()
  const [chosen, setChosen] = useState<Plan['interval'] | null>(null)
  // The server renders one page for every query.
  const isHydrated = useHydrated()
  const wanted = isHydrated ? plans.find(({ id }) => String(id) === search.get('plan')) : undefined
  const interval = chosen ?? wanted?.interval ?? 'month'
  useScrollTo(wanted?.interval === interval ? getPlanCardId(wanted.id) : undefined)
  const shown = plans.filter((plan) => plan.interval === interval)
  const savings = new Set(
    plans.filter((plan) => plan.interval === 'year').map((plan) => describeSaving(plan, plans)),
  )
  const hasBoth = new Set(plans.map((plan) => plan.interval)).size > 1
  if (plans.length === 0)
    return (
      <EmptyState icon={CreditCard} title={t.market_no_plans_yet()}>
        {t.no_plans_yet_body()}
      </EmptyState>
    )
  return (
    <section aria-label={t.plans()} className="grid gap-4">
      <p className="text-sm text-ink-2">
        {t.free_for_everybody({ benefits: listFreeBenefits(free).join(' · ') })}
      </p>
      {hasBoth && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Segmented
            label={t.pay_by()}
            value={interval}
            options={[
              { value: 'month', label: t.monthly() },
              { value: 'year', label: t.yearly() },
            ]}
            onChange={setChosen}
          />
          {interval === 'month' && savings.size === 1 && (
            <p className="text-sm text-ink-2">{t.yearly_saving({ saving: [...savings].join('') })}</p>
          )}
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {(hasBoth ? shown : plans).map((plan) => (
          <div
            key={plan.id}
            id={getPlanCardId(plan.id)}
            tabIndex={-1}
            className={joinClasses(
              'scroll-mt-24 rounded-panel',
              plan.id === wanted?.id && 'ring-2 ring-pounamu ring-offset-2 ring-offset-ground',
            )}
          >
            <PlanCard
              plan={plan}
              free={free}
              isCurrent={data?.subscription?.plan.id === plan.id}
              saving={describeSaving(plan, plans)}
              badge={<PlanBadge plan_id={plan.id} />}
              action={
                <PlanChoice
                  plan={plan}
                  current={plans.find(({ id }) => id === data?.subscription?.plan.id)}
                  renderCard={renderCard}
                />
              }
            />
          </div>
        ))}
      </div>
      <p className="text-sm text-ink-3">{t.prices_include_gst()}</p>
    </section>
  )
}

function describeSaving(plan: Plan, plans: Plan[]): string | null {
  const saving = findYearlySaving(plan, plans)
  if (!saving) return null
  return saving.months === null
    ? t.save_amount_a_year({ amount: formatMoney(saving.cents) })
    : t.months_free({ count: saving.months })
}

/**
 * Scrolls again once the member's own plan is rendered above and takes room. An open payment takes
 * precedence.
 */
function useScrollTo(id: string | undefined) {
  const { data } = useSubscription()
  const isSettled = data !== undefined
  const hasToConfirm = Boolean(data?.open_payment?.action_url)
  useEffect(() => {
    if (id !== undefined && !hasToConfirm) document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [id, isSettled, hasToConfirm])
}

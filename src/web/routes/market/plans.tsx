import { CreditCard } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPlans, type Plan } from '#contract/plans/plans.ts'
import type { CountLimits } from '#shared/rules/plans/plan-limits.ts'
import { listFreeBenefits } from '#shared/words/plan-words.ts'
import { PlanCard } from '#web/features/plans/plan-card.tsx'
import type { RenderCard } from '#web/features/subscriptions/change-dialog.tsx'
import { MyPlan } from '#web/features/subscriptions/my-plan.tsx'
import { PaymentReturn } from '#web/features/subscriptions/payment-return.tsx'
import { PlanBadge, PlanChoice } from '#web/features/subscriptions/plan-choice.tsx'
import { useLiveSubscription, useSubscription } from '#web/features/subscriptions/use-subscription.ts'
import { WayBack } from '#web/features/subscriptions/way-back.tsx'
import { getPlanCardId } from '#web/lib/plans/plans-path.ts'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { useSession } from '#web/lib/session/session.ts'
import { joinClasses } from '#web/ui/classes.ts'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useHydrated } from '#web/ui/states/hydration.tsx'
import type { Route } from './+types/plans'
import * as t from './texts.ts'

const CardPicker = lazy(async () => ({
  default: (await import('#web/features/payments/card-picker.tsx')).CardPicker,
}))
const InvoicesAndPayments = lazy(async () => ({
  default: (await import('#web/features/invoices/invoices-and-payments.tsx')).InvoicesAndPayments,
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

export function meta({ loaderData }: Route.MetaArgs) {
  const url = `${loaderData?.origin ?? ''}/plans`
  return pageMeta({ title: t.plans_hoko(), description: t.plans_description(), url })
}

export default function Plans({ loaderData: { plans, free } }: Route.ComponentProps) {
  const { user } = useSession()
  useLiveSubscription()
  return (
    <div className="grid gap-6 pb-8">
      <PageHeading title={t.plans()}>{t.plans_description()}</PageHeading>
      {user && (
        <>
          <PaymentReturn />
          <WayBack />
          <MyPlan renderCard={renderCard} />
        </>
      )}
      <PlanGrid plans={plans} free={free} />
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
  const [chosen, setChosen] = useState<Plan['interval'] | null>(null)
  // The server renders one page for every query.
  const isHydrated = useHydrated()
  const wanted = isHydrated ? plans.find(({ id }) => String(id) === search.get('plan')) : undefined
  const interval = chosen ?? wanted?.interval ?? 'month'
  useScrollTo(wanted?.interval === interval ? getPlanCardId(wanted.id) : undefined)
  const shown = plans.filter((plan) => plan.interval === interval)
  const hasBoth = new Set(plans.map((plan) => plan.interval)).size > 1
  if (plans.length === 0)
    return (
      <EmptyState icon={CreditCard} title={t.no_plans_yet()}>
        {t.no_plans_yet_body()}
      </EmptyState>
    )
  return (
    <section aria-label={t.plans()} className="grid gap-4">
      <p className="text-sm text-ink-2">
        {t.free_for_everybody({ benefits: listFreeBenefits(free).join(' · ') })}
      </p>
      {hasBoth && (
        <div>
          <Segmented
            label={t.pay_by()}
            value={interval}
            options={[
              { value: 'month', label: t.monthly() },
              { value: 'year', label: t.yearly() },
            ]}
            onChange={setChosen}
          />
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
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
              badge={<PlanBadge plan_id={plan.id} />}
              action={<PlanChoice plan={plan} renderCard={renderCard} />}
            />
          </div>
        ))}
      </div>
      <p className="text-sm text-ink-3">{t.prices_include_gst()}</p>
    </section>
  )
}

/** Again once the member's own plan is there: it stands above, and takes room. What has to be confirmed goes first. */
function useScrollTo(id: string | undefined) {
  const { data } = useSubscription()
  const isSettled = data !== undefined
  const hasToConfirm = Boolean(data?.open_payment?.action_url)
  useEffect(() => {
    if (id !== undefined && !hasToConfirm) document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [id, isSettled, hasToConfirm])
}

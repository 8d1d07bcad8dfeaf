import { useEffect, useRef, useState } from 'react'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import { getPlanCardId } from '#domains/billing/web/shared/plans-path.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useSignInFor, useResumeIntent } from '#platform/web/session/pending-intent.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import type { RenderCard } from './change-dialog.tsx'
import { formatDay } from './subscription-labels.ts'
import { showOpenPayment } from './open-payment.tsx'
import { useSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

const ChangeDialog = lazyOnClick(async () => (await import('./change-dialog.tsx')).ChangeDialog)

interface PlanChoiceProps {
  plan: Plan
  renderCard: RenderCard
}

/** A visitor signs in first and returns to the question. */
export function PlanChoice({ plan, renderCard }: PlanChoiceProps) {
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
      <Button kind={isMine ? 'quiet' : 'primary'} wide disabled={data?.gateway === null} onClick={openDialog}>
        {isMine ? t.keep_plan({ plan: plan.name }) : t.choose({ plan: plan.name })}
      </Button>
      {isOpen && (
        <ChangeDialog
          plan={plan}
          isNew={!subscription}
          renderCard={renderCard}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Shown on the card of the member's own plan. */
export function PlanBadge({ plan_id: planId }: { plan_id: number }) {
  const { data } = useSubscription()
  return data?.subscription?.plan.id === planId ? <Badge kind="good">{t.current()}</Badge> : null
}

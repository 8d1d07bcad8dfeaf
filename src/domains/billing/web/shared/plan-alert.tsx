import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatPlanPrice } from '#domains/billing/common/plans/plan-limits.ts'
import type { Permission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { getPlansPath } from './plans-path.ts'
import * as t from '#domains/billing/texts.ts'

type PlanNeed = Pick<Permission, 'message' | 'used' | 'limit' | 'plan_needed' | 'current_plan'> & {
  action: string
}

function findPlanNeed(error: unknown): PlanNeed | null {
  const problem = findProblem(error)
  if (problem?.key !== 'subscription_required' || !problem.permission) return null
  return { message: problem.message, ...problem.permission }
}

/** The text of the alert; `open` returns whether a plan would allow the refused call. */
export function usePlanAlert() {
  const [need, setNeed] = useState<PlanNeed | null>(null)

  function open(error: unknown): boolean {
    const found = findPlanNeed(error)
    setNeed(found)
    return found !== null
  }

  return { need, open, close: () => setNeed(null) }
}

/** Names the refused action and the plan that would allow it. */
export function PlanAlert({ need, onClose }: { need: PlanNeed | null; onClose: () => void }) {
  const { pathname } = useLocation()
  if (!need) return null
  const { message, used, limit, plan_needed: planNeeded, current_plan: currentPlan, action } = need
  return (
    <Dialog
      open
      onClose={onClose}
      title={currentPlan === null ? t.you_need_a_plan() : t.you_need_a_bigger_plan()}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.not_now()}
          </Button>
          <LinkButton to={getPlansPath({ plan_id: planNeeded?.id, back: pathname })}>
            {planNeeded ? t.see_this_plan() : t.see_plans()}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-3.5">
        <p className="text-sm whitespace-pre-line">{message}</p>
        {planNeeded && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-panel border border-pounamu bg-pounamu-wash px-4 py-3">
            <span className="heading text-base break-words">{planNeeded.name}</span>
            <span className="num text-sm font-semibold">
              {formatPlanPrice(planNeeded.price_cents, planNeeded.interval)}
            </span>
          </div>
        )}
        {limit !== null && limit > 0 && (
          <p className="num text-sm text-ink-2">{t.youre_using_used_of_limit({ used, limit })}</p>
        )}
        {action === 'feature_listing' && used > 0 && (
          <p className="text-sm">
            <Sentence
              parts={t.or_stop_featuring_another_listing_first({
                link: (parts) => (
                  <Link to="/isell" onClick={onClose} className="text-pounamu underline">
                    {parts}
                  </Link>
                ),
              })}
            />
          </p>
        )}
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import type { Permission } from '#domains/billing/common/subscriptions/permissions.ts'
import { findProblem } from '#platform/web/session/problem.ts'

export type PlanNeed = Pick<Permission, 'message' | 'used' | 'limit' | 'plan_needed' | 'current_plan'> & {
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

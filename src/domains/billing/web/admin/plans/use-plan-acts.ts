import { useEffect, useRef, useState } from 'react'
import { listPlans, setPlanStatus, updatePlan, type Plan } from '#domains/billing/common/plans/plans.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { getMoveId, type PlanActs } from './plan-columns.tsx'
import * as t from '#domains/billing/texts.ts'

export function usePlanActs(): { acts: PlanActs; announced: string; mayMove: boolean } {
  const plans = useApiQuery(listPlans, {}).data?.items
  const may = useMay()
  const invalidate = useInvalidate()
  const [announced, setAnnounced] = useState('')
  const restoreFocus = useFocusOnMoved(plans)
  const move = useApiMutation(updatePlan, {
    onSuccess: ({ name, position }) => {
      setAnnounced(t.name_is_now_number_position({ name, position: position + 1 }))
      invalidate(listPlans)
    },
    onError: (error) => notify.error(t.couldnt_move_that(), { description: getMessage(error) }),
  })
  const status = useApiMutation(setPlanStatus, {
    onSuccess: (plan) => {
      const isEnabled = plan.status === 'enabled'
      notify.success(isEnabled ? t.name_is_enabled(plan) : describeDisabled(plan), {
        action: {
          label: t.undo(),
          onClick: () => status.mutate({ id: plan.id, status: isEnabled ? 'disabled' : 'enabled' }),
        },
      })
      invalidate(listPlans)
    },
    onError: (error) => notify.error(t.couldnt_change_that(), { description: getMessage(error) }),
  })
  return {
    announced,
    mayMove: may(updatePlan),
    acts: {
      move: (plan, position) => {
        if (move.isPending) return
        restoreFocus(plan.id, position > (plans ?? []).indexOf(plan) ? 'down' : 'up')
        move.mutate({ id: plan.id, position })
      },
      setStatus: ({ id }, wanted) => status.mutate({ id, status: wanted }),
    },
  }
}

/**
 * A moved row loses the focus, and so does a move button that is disabled at the end of the list.
 */
function useFocusOnMoved(plans: Plan[] | undefined) {
  const moved = useRef<{ id: number; way: 'up' | 'down' } | null>(null)
  const order = plans?.map(({ id }) => id).join()
  useEffect(() => {
    if (!moved.current) return
    const { id, way } = moved.current
    moved.current = null
    const buttons = [way, way === 'up' ? 'down' : 'up'] as const
    const found = buttons.map((one) => document.getElementById(getMoveId(id, one)))
    found.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  }, [order])
  return (id: number, way: 'up' | 'down') => {
    moved.current = { id, way }
  }
}

const describeDisabled = ({ name, admin }: Plan) =>
  t.name_is_disabled({ name, count: admin?.subscribers ?? 0 })

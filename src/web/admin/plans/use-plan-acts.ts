import { useState } from 'react'
import { listPlans, setPlanStatus, updatePlan, type Plan } from '#contract/plans/plans.ts'
import { useApiMutation, useInvalidate } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { PlanActs } from './plan-columns.tsx'
import * as t from './texts.ts'

export function usePlanActs(): { acts: PlanActs; told: string } {
  const invalidate = useInvalidate()
  const [told, setTold] = useState('')
  const move = useApiMutation(updatePlan, {
    onSuccess: ({ name, position }) => {
      setTold(t.name_is_now_number_position({ name, position: position + 1 }))
      invalidate(listPlans)
    },
    onError: (error) => notify.error(t.couldnt_move_that(), { description: getMessage(error) }),
  })
  const status = useApiMutation(setPlanStatus, {
    onSuccess: (plan) => {
      notify.success(plan.status === 'enabled' ? t.name_is_enabled(plan) : describeDisabled(plan))
      invalidate(listPlans)
    },
    onError: (error) => notify.error(t.couldnt_change_that(), { description: getMessage(error) }),
  })
  return {
    told,
    acts: {
      move: ({ id }, position) => move.mutate({ id, position }),
      setStatus: ({ id }, wanted) => status.mutate({ id, status: wanted }),
      isBusy: move.isPending,
    },
  }
}

const describeDisabled = ({ name, admin }: Plan) =>
  t.name_is_disabled({ name, count: admin?.subscribers ?? 0 })

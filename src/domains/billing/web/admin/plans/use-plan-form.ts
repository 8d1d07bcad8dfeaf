import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  createPlan,
  listPlans,
  setPlanStatus,
  updatePlan,
  type Plan,
} from '#domains/billing/common/plans/plans.ts'
import { must } from '#platform/common/must.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getCounts, getLimitLabels } from './plan-limit-labels.ts'
import { checkPlan, readPlanFields, startValues, type PlanValues } from './plan-values.ts'
import * as t from '#domains/billing/texts.ts'

export function usePlanForm(plan: Plan | null) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useActionForm({
    initial: startValues(plan),
    check: checkPlan,
    rechecks: true,
    send: (values) => savePlan(plan, values),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: [listPlans.name] })
      notify.success(plan ? t.plan_saved() : t.plan_added())
      await navigate('/subscription-plans')
    },
  })
  useStoredForm(form, `plan-${plan?.id ?? 'new'}`)
  return form
}

export type PlanForm = ReturnType<typeof usePlanForm>

async function savePlan(plan: Plan | null, values: PlanValues): Promise<void> {
  const fields = must(readPlanFields(values), 'plan fields')
  const status = values.is_enabled ? 'enabled' : 'disabled'
  if (!plan) return void (await api.call(createPlan, { ...fields, status }))
  await api.call(updatePlan, { id: plan.id, ...fields })
  if (plan.status !== status) await api.call(setPlanStatus, { id: plan.id, status })
}

/** Several fields share one error message, so it names the field. */
export function nameError<One extends { message: string; name?: string }>(error: One): One {
  const labels = [...Object.entries(getLimitLabels()), ...getCounts().map(({ name, label }) => [name, label])]
  const field = labels.find(([name]) => name === error.name)?.[1]
  return field ? { ...error, message: t.field_and_message({ field, message: error.message }) } : error
}

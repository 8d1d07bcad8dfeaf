import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { createPlan, listPlans, setPlanStatus, updatePlan, type Plan } from '#contract/plans/plans.ts'
import { getSummary, placeErrors, useFocusOnFirst } from '#web/lib/form.ts'
import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { api } from '#web/lib/session/api.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { getCounts, getLimitLabels } from './plan-limit-words.ts'
import { planIds, readPlanFields, resolvePlan, startValues, type PlanValues } from './plan-values.ts'
import * as t from './texts.ts'

export function usePlanForm(plan: Plan | null) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<PlanValues>({
    resolver: resolvePlan,
    shouldFocusError: false,
    defaultValues: startValues(plan),
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useKeptForm(form, `plan-${plan?.id ?? 'new'}`)
  const summary = getSummary(errors, planIds).map(({ message, field }) => ({
    message: nameField(field, message),
    field,
  }))
  useFocusOnFirst(summary, submitCount)

  async function send(values: PlanValues) {
    const fields = readPlanFields(values)
    if (!fields) return
    setFailure(null)
    const status = values.is_enabled ? 'enabled' : 'disabled'
    try {
      if (plan) {
        await api.call(updatePlan, { id: plan.id, ...fields })
        if (plan.status !== status) await api.call(setPlanStatus, { id: plan.id, status })
      } else await api.call(createPlan, { ...fields, status })
      await queries.invalidateQueries({ queryKey: [listPlans.name] })
      notify.success(plan ? t.plan_saved() : t.plan_added())
      await navigate('/subscription-plans')
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(planIds), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return {
    form,
    send,
    isSubmitting,
    isUnsafe: isDirty && !isSubmitting,
    attempt: submitCount,
    summary: failure ? [{ message: failure }, ...summary] : summary,
  }
}

/** Several fields are wrong in the same words. */
function nameField(field: string, message: string): string {
  const labels = [...Object.entries(getLimitLabels()), ...getCounts().map(({ name, label }) => [name, label])]
  const found = labels.find(([name]) => planIds[name as keyof typeof planIds] === field)
  return found ? t.field_and_message({ field: found[1]!, message }) : message
}

export type PlanForm = ReturnType<typeof usePlanForm>['form']

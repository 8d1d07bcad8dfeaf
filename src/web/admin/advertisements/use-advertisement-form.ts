import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import {
  type Advertisement,
  createAdvertisement,
  getAdvertisement,
  listAdvertisements,
  updateAdvertisement,
} from '#contract/advertisements/advertisements.ts'
import { listAudit } from '#contract/audit/audit.ts'
import { getSummary, placeErrors, useFocusOnFirst } from '#web/lib/form.ts'
import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { api } from '#web/lib/session/api.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { lastTable } from '../table/table-memory.ts'
import {
  advertisementIds,
  type AdvertisementValues,
  readAdvertisementFields,
  resolveAdvertisement,
  startValues,
} from './advertisement-values.ts'
import * as t from './texts.ts'

export function useAdvertisementForm(advertisement: Advertisement | null) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<AdvertisementValues>({
    resolver: resolveAdvertisement,
    shouldFocusError: false,
    defaultValues: startValues(advertisement),
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useKeptForm(form, `advertisement-${advertisement?.id ?? 'new'}`)
  const summary = getSummary(errors, advertisementIds)
  useFocusOnFirst(summary, submitCount)

  async function send(values: AdvertisementValues) {
    const fields = readAdvertisementFields(values)
    if (!fields) return
    setFailure(null)
    try {
      if (advertisement) await api.call(updateAdvertisement, { id: advertisement.id, ...fields })
      else await api.call(createAdvertisement, fields)
      await Promise.all(
        [listAdvertisements, getAdvertisement, listAudit].map(({ name }) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      )
      notify.success(t.advertisement_saved())
      await navigate(lastTable('/advertisements'))
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(advertisementIds), form.setError)) return
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

export type AdvertisementForm = ReturnType<typeof useAdvertisementForm>['form']
